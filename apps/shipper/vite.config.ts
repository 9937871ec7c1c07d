import react from '@vitejs/plugin-react';
import { buildOf } from '../../packages/web/vite.ts';

export default { ...buildOf({ base: '/', minShareCount: 3 }), plugins: [react()] };
