// A sheet of people, to choose its columns and to prepare it.
import {
  type CampoDePersona,
  camposDePersonas,
} from '@cuadra/contract/administracion/puesta-en-marcha/personas';
import type { FichaDeHoja } from '#hojas/ficha-de-hoja.ts';
import { textoFijo } from '#hojas/texto-fijo.tsx';

export const fichaDePersonas: FichaDeHoja<CampoDePersona> = {
  campos: camposDePersonas,
  montos: [],
  nombres: { nombre: 'Nombre', correo: 'Correo', roles: 'Roles', agencias: 'Agencias' },
  sentidos: {
    nombre: 'Nombre y apellidos.',
    correo: 'El suyo: con él ingresa.',
    roles: 'Contador, Auxiliar contable, Cajero…',
    agencias: 'Código o nombre, o «todas».',
  },
  valorFijo: textoFijo,
};

export const columnasDePersonas = [
  ['nombre', 'Nombre y apellidos de la persona.'],
  ['correo', 'Su correo, distinto para cada persona: con él ingresa.'],
  [
    'roles',
    'Administrador, Contador, Auxiliar contable, Cajero, Jefe de agencia, Ahorros o Auditor. Si son varios, con punto y coma.',
  ],
  ['agencias', 'El código o el nombre de cada agencia donde trabaja, con punto y coma; o «todas».'],
] as const;

export const plantillaDePersonas = {
  nombre: 'personas.csv',
  texto: 'nombre,correo,roles,agencias',
};
