import { type ClaseDeNovedad, contarCambiadas } from '#inicio/novedad.ts';

export const cuentasCambiadas: ClaseDeNovedad = {
  id: 'cuentas',
  permiso: 'catalogo:ver',
  textos: ['cuenta del catálogo creada o cambiada', 'cuentas del catálogo creadas o cambiadas'],
  contar: (db, _, desde) => contarCambiadas(db, ['cuenta'], desde),
  link: () => '/contabilidad/catalogo',
};
