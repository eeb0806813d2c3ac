// The files of banks, read and not kept: whoever sees the banks; their columns are chosen by whoever imports.
import { leerTabla } from './tabla.ts';

export const lecturaDeBancos = leerTabla(`
  admin  contador  auxiliar  cajero  jefe  ahorros  auditor  nadie
    ·       sí        sí       ·      ·       ·        sí      ·    POST   /api/contabilidad/bancos/leer
    ·       sí        sí       ·      ·       ·        ·       ·    POST   /api/contabilidad/bancos/columnas
`);
