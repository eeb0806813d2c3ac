// Interest on savings: programmed by who works with savings, approved by a contador, read by both and by the auditor.
import { leerTabla } from './tabla.ts';

export const intereses = leerTabla(`
  admin  contador  auxiliar  cajero  jefe  ahorros  auditor  nadie
    ·       sí        ·        ·      ·      sí       sí      ·    POST   /api/ahorros/simulador
`);
