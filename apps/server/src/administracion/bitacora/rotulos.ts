// What the columns are called on screen. Their names are Spanish already: only what lost an accent or says too little is here.

const ROTULOS: Readonly<Record<string, string>> = {
  abierta_en: 'Abierta el',
  agencia: 'Agencia',
  agencias: 'Agencias',
  al_dia: 'Al día',
  alDia: 'Al día',
  al_vencer: 'Al vencer',
  anio: 'Año',
  aprobador: 'Aprobó',
  autor: 'Autor',
  avisa_desde: 'Avisa desde',
  cada: 'Cada vez',
  cantidad_lineas: 'Líneas',
  clave_publica: 'Clave pública',
  codigo: 'Código',
  contrasena: 'Contraseña',
  creado_en: 'Creado el',
  creada_en: 'Creada el',
  descripcion: 'Descripción',
  dias: 'Días',
  direccion: 'Dirección',
  dpi: 'DPI',
  entregado_a: 'Entregado a',
  escritores: 'Escribieron',
  esperaSegundos: 'Espera (segundos)',
  explicacion: 'Explicación',
  fecha_documento: 'Fecha del documento',
  firmada_en: 'Firmada el',
  huella: 'Huella',
  id: 'Identificador',
  id_agencia: 'Código de la agencia',
  id_cuenta: 'Cuenta',
  id_parent: 'Cuenta mayor',
  isr: 'ISR',
  iniciado_por: 'Iniciado por',
  lineas: 'Líneas',
  maximo: 'Máximo',
  metodo: 'Método',
  minimo: 'Mínimo',
  monto_diario: 'Límite del día',
  monto_max: 'Límite por partida',
  montoDiario: 'Límite del día',
  montoMax: 'Límite por partida',
  n: 'Número',
  nit: 'NIT',
  nombre_agencia: 'Nombre de la agencia',
  nombre_cuenta: 'Nombre de la cuenta',
  nombre_etiqueta: 'Etiqueta',
  numero: 'Número',
  operacion: 'Operación',
  pagina: 'Página',
  paginas: 'Páginas',
  ppm: 'Tasa (%)',
  penalizada_ppm: 'Tasa penalizada (%)',
  razon: 'Razón',
  reautenticar: 'Confirma su identidad',
  resolucion: 'Resolución',
  revierte: 'Revierte a',
  soporte_desde: 'Documento desde',
  subido_en: 'Subido el',
  subido_por: 'Subido por',
  telefono: 'Teléfono',
  tipo_cuenta: 'Tipo de cuenta',
  tipo_parent: 'Tipo de la cuenta mayor',
  tras_contabilizar: 'Después de contabilizar',
  ultimo_ingreso: 'Último ingreso',
  ultimo_numero: 'Último número',
  ultimo_uso: 'Último uso',
  umbral_ive: 'Umbral de la IVE',
  veces: 'Veces',
  vence_en: 'Vence el',
  version: 'Versión',
};

/** `lineas › 2 › id_cuenta` → «Líneas › 2 › Cuenta». */
export const rotuloDe = (campo: string): string => campo.split(SEPARADOR).map(deUno).join(SEPARADOR);

export const SEPARADOR = ' › ';

function deUno(nombre: string): string {
  const escrito = ROTULOS[nombre];
  if (escrito !== undefined) return escrito;
  const palabras = nombre
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase()
    .replace(/ en$/, ' el')
    .replaceAll(/cion\b/g, 'ción');
  return palabras.charAt(0).toUpperCase() + palabras.slice(1);
}
