// What the person's files add to the rest.
import { listarArchivos } from '@cuadra/contract/reportes/archivos';
import type { Reaction } from '#platform/reactions.ts';

export const alAvanzarUnArchivo: Reaction = { to: 'archivo-avance', asksAgain: [listarArchivos.path] };
