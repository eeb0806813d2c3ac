import { type ClaseDeNovedad, contarCambiadas } from '#inicio/novedad.ts';

/** Their names, whether they enter, their roles and their agencias. */
export const personasCambiadas: ClaseDeNovedad = {
  id: 'personas',
  permiso: 'usuarios:administrar',
  textos: ['cambio en usuarios, roles o agencias', 'cambios en usuarios, roles o agencias'],
  contar: (db, _, desde) => contarCambiadas(db, ['usuario', 'usuario_rol', 'usuario_agencia'], desde),
  link: () => '/administracion/usuarios',
};
