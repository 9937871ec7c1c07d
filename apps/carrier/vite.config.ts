import react from '@vitejs/plugin-react';
import { buildOf } from '../../packages/web/vite.ts';

export default { ...buildOf({ base: '/carrier/', minShareCount: 4 }), plugins: [react()] };
