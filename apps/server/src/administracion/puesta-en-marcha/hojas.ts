// What the sheets of people and of agencias are called by: one row each.
import {
  type CampoDeAgencia,
  camposDeAgencias,
} from '@cuadra/contract/administracion/puesta-en-marcha/agencias';
import {
  type CampoDePersona,
  camposDePersonas,
} from '@cuadra/contract/administracion/puesta-en-marcha/personas';
import type { ClaseDeHoja } from '#hojas/clase-de-hoja.ts';

export const hojaDePersonas: ClaseDeHoja<CampoDePersona> = {
  ...camposDePersonas,
  unaFila: 'una línea por persona',
  nombres: {
    nombre: [
      'nombre',
      'nombre completo',
      'nombres y apellidos',
      'persona',
      'empleado',
      'colaborador',
      'usuario',
    ],
    correo: ['correo', 'correo electrónico', 'email', 'e-mail', 'mail'],
    roles: ['roles', 'rol', 'puesto', 'cargo', 'función', 'perfil'],
    agencias: ['agencias', 'agencia', 'sucursal', 'sucursales', 'oficina', 'lugar'],
  },
};

export const hojaDeAgencias: ClaseDeHoja<CampoDeAgencia> = {
  ...camposDeAgencias,
  unaFila: 'una línea por agencia',
  nombres: {
    nombreAgencia: ['nombreAgencia', 'nombre', 'agencia', 'sucursal', 'nombre de la agencia', 'oficina'],
    idAgencia: ['idAgencia', 'código', 'no', 'número', 'código de agencia', 'agencia no'],
    municipio: ['municipio', 'lugar', 'ciudad', 'ubicación', 'departamento'],
  },
};
