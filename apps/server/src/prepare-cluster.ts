import { prepareCluster } from './platform/embedded-postgres/prepare-cluster';

// The build runs this after the server's bundle: the argument is the folder that it fills.
await prepareCluster(process.argv[2] ?? '');
