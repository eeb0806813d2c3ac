import { type ClaseDeNovedad, contarCambiadas } from '#inicio/novedad.ts';

/** How the books are closed, who posts alone and what the indicators are made of. */
export const configuracionCambiada: ClaseDeNovedad = {
  id: 'configuracion',
  permiso: 'periodos:ver',
  textos: ['cambio en la configuración contable', 'cambios en la configuración contable'],
  llamaLaAtencion: true,
  contar: (db, _, desde) => contarCambiadas(db, ENTIDADES, desde),
  link: () => '/contabilidad/configuracion',
};

const ENTIDADES = [
  'configuracion_contable',
  'cuenta_puente',
  'cuenta_de_indicador',
  'politica',
  'politica_de_autorizacion',
] as const;
