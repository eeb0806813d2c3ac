// The screens of administration: people, powers, what each role may do alone, what was done, and an institution that moves in.
import { filtrosDeBitacora } from '#administracion/bitacora/direccion.ts';
import { direccionDeInstitucion } from '#administracion/institucion/busqueda.ts';
import { direccionDePoderes } from '#administracion/poderes/direccion.ts';
import { direccionDeSellos } from '#administracion/sellos/direccion.ts';
import { direccionDeUsuarios } from '#administracion/usuarios/filtros.ts';
import { direccionDeOperaciones } from '#control/politica/direccion.ts';
import { plainScreen, screen } from './screen-kinds.ts';

export const administrationScreens = [
  screen({
    path: 'administracion/usuarios',
    titulo: 'Usuarios',
    permisos: ['usuarios:administrar'],
    direccion: direccionDeUsuarios,
    load: () => import('#administracion/usuarios/usuarios.tsx'),
    component: 'Usuarios',
  }),
  plainScreen({
    path: 'administracion/sobres',
    titulo: 'Sobres por confirmar',
    permisos: ['invitaciones:confirmar'],
    load: () => import('#administracion/usuarios/sobres.tsx'),
    component: 'Page',
  }),
  screen({
    path: 'administracion/poderes',
    titulo: 'Poderes',
    permisos: ['poderes:ver'],
    direccion: direccionDePoderes,
    load: () => import('#administracion/poderes/poderes.tsx'),
    component: 'Poderes',
  }),
  screen({
    path: 'administracion/operaciones',
    titulo: 'Operaciones y límites',
    direccion: direccionDeOperaciones,
    load: () => import('#control/politica/operaciones.tsx'),
    component: 'Operaciones',
  }),
  screen({
    path: 'administracion/bitacora',
    titulo: 'Bitácora',
    permisos: ['bitacora:ver'],
    direccion: filtrosDeBitacora.address,
    load: () => import('#administracion/bitacora/bitacora.tsx'),
    component: 'Bitacora',
  }),
  screen({
    path: 'administracion/sellos',
    titulo: 'Sellos',
    permisos: ['sellos:ver'],
    direccion: direccionDeSellos,
    load: () => import('#administracion/sellos/sellos.tsx'),
    component: 'Sellos',
  }),
  screen({
    path: 'administracion/institucion',
    titulo: 'Institución',
    permisos: ['institucion:administrar'],
    direccion: direccionDeInstitucion,
    load: () => import('#administracion/institucion/institucion.tsx'),
    component: 'Institucion',
  }),
  plainScreen({
    path: 'administracion/puesta-en-marcha/personas',
    titulo: 'Personas',
    permisos: ['usuarios:administrar'],
    load: () => import('#administracion/puesta-en-marcha/personas/personas.tsx'),
    component: 'Personas',
  }),
  plainScreen({
    path: 'administracion/puesta-en-marcha/agencias',
    titulo: 'Agencias',
    permisos: ['institucion:administrar'],
    load: () => import('#administracion/puesta-en-marcha/agencias/agencias.tsx'),
    component: 'Agencias',
  }),
  plainScreen({
    path: 'administracion/exportacion',
    titulo: 'Exportación',
    permisos: ['exportacion:hacer'],
    load: () => import('#administracion/exportacion/exportacion.tsx'),
    component: 'Exportacion',
  }),
  plainScreen({
    path: 'administracion/puesta-en-marcha',
    titulo: 'Puesta en marcha',
    load: () => import('#administracion/puesta-en-marcha/guia.tsx'),
    component: 'PuestaEnMarcha',
  }),
  plainScreen({
    path: 'administracion/puesta-en-marcha/comprobacion',
    titulo: 'Comprobación',
    permisos: ['puesta-en-marcha:firmar'],
    load: () => import('#administracion/puesta-en-marcha/comprobacion/comprobacion.tsx'),
    component: 'ComprobacionDeLaPuesta',
  }),
  plainScreen({
    path: 'administracion/respaldos',
    titulo: 'Respaldos',
    permisos: ['respaldos:ver'],
    load: () => import('#administracion/respaldos/respaldos.tsx'),
    component: 'Respaldos',
  }),
] as const;
