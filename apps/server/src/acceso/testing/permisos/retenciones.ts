// What was withheld of interest, and what an account would earn: whoever sees the savings.
import { leerTabla } from './tabla.ts';

export const retenciones = leerTabla(`
  admin  contador  auxiliar  cajero  jefe  ahorros  auditor  nadie
    ·       sí        ·        ·      sí      sí       sí      ·    GET    /api/ahorros/isr
    ·       sí        ·        ·      sí      sí       sí      ·    GET    /api/ahorros/isr/asociados
    ·       sí        ·        ·      sí      sí       sí      ·    POST   /api/ahorros/simulador/cuenta
`);
