import react from '@vitejs/plugin-react';
import { buildOf } from '../../packages/web/vite.ts';

const { plugins, ...shared } = buildOf({ base: '/carrier/', minShareCount: 4 });

export default { ...shared, plugins: [react(), ...plugins] };
