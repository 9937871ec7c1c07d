import react from '@vitejs/plugin-react';
import { buildOf } from '../../packages/web/vite.ts';

const { plugins, ...shared } = buildOf({ base: '/', minShareCount: 3 });

export default { ...shared, plugins: [react(), ...plugins] };
