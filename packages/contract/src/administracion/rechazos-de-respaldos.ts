// The refusals of backups; problema.ts puts them with the rest.
import type { Rechazos } from '../rechazos.ts';

export const deRespaldos = {
  RESPALDO_SIN_CONFIGURAR: [
    409,
    'Los respaldos no están configurados: hay que indicar dónde se guardan y con qué se cifran.',
    'Pida a quien instaló Cuadra que indique RESPALDO_CARPETA o RESPALDO_COMANDO, y RESPALDO_CLAVE o RESPALDO_LLAVE.',
  ],
} as const satisfies Rechazos;
