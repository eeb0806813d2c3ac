// What a row is about, so that whoever goes through the list recognises it without opening it.
import { clasesDeSenal, nombresDeSenal } from '@cuadra/contract/control/senales';
import { problemas } from '@cuadra/contract/problema';
import { esOperacion, nombreDeOperacion } from '@cuadra/core/control/operaciones';
import type { Fila } from './diferencia.ts';

const NOMBRES = [
  'nombre',
  'nombre_cuenta',
  'nombre_agencia',
  'nombre_etiqueta',
  'titulo',
  'descripcion',
  'concepto',
];
const LARGO_MAX = 140;
const UUID = /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/;

export function sobreQue(
  entidad: string,
  idEntidad: string,
  fila: Fila,
  nombres: ReadonlyMap<string, string>,
): string {
  const dicho =
    PROPIOS[entidad]?.(fila ?? {}, idEntidad, nombres) ?? generico(fila ?? {}, idEntidad, nombres);
  return dicho.length > LARGO_MAX ? `${dicho.slice(0, LARGO_MAX)}…` : dicho;
}

type DeFila = (
  fila: Readonly<Record<string, unknown>>,
  idEntidad: string,
  nombres: ReadonlyMap<string, string>,
) => string | undefined;

const texto = (valor: unknown): string | undefined =>
  typeof valor === 'string' || typeof valor === 'number' ? String(valor) : undefined;

const deMes: DeFila = ({ anio, mes, agencia }) =>
  [
    `${String(mes).padStart(2, '0')}/${texto(anio) ?? ''}`,
    agencia === undefined ? '' : `agencia ${texto(agencia)}`,
  ]
    .filter((parte) => parte !== '')
    .join(', ');

const dePersona: DeFila = ({ usuario, nombre, rol, agencia }, id, nombres) => {
  const quien = nombres.get(texto(usuario) ?? id) ?? texto(nombre);
  return quien === undefined ? undefined : [quien, texto(rol) ?? texto(agencia)].filter(Boolean).join(', ');
};

const dePartida: DeFila = ({ partida }, _id, nombres) => nombres.get(texto(partida) ?? '');

const dePolitica: DeFila = ({ rol, operacion }) => {
  const nombre = texto(operacion) ?? '';
  return [texto(rol), esOperacion(nombre) ? nombreDeOperacion(nombre) : nombre].filter(Boolean).join(', ');
};

const PROPIOS: Readonly<Record<string, DeFila>> = {
  partida: ({ numero, ejercicio }) =>
    numero === undefined ? undefined : `${texto(numero)}/${texto(ejercicio)}`,
  cuenta: ({ id_cuenta, nombre_cuenta }) =>
    [texto(id_cuenta), texto(nombre_cuenta)].filter((parte) => parte !== undefined).join(' '),
  soporte: (fila, id, nombres) =>
    [texto(fila.nombre), dePartida(fila, id, nombres)].filter(Boolean).join(', '),
  soporte_posterior: (fila, id, nombres) =>
    [texto(fila.nombre), dePartida(fila, id, nombres)].filter(Boolean).join(', '),
  advertencia_aceptada: ({ mensaje }) => texto(mensaje),
  cheque: ({ numero, beneficiario }) => [texto(numero), texto(beneficiario)].filter(Boolean).join(', '),
  movimiento_de_caja: ({ recibo, concepto }) =>
    [`Recibo ${texto(recibo) ?? ''}`, texto(concepto)].filter(Boolean).join(', '),
  periodo: deMes,
  reapertura: deMes,
  solicitud_de_reapertura: deMes,
  seguimiento_de_compuerta: deMes,
  conciliacion: deMes,
  ejercicio: ({ anio }) => texto(anio),
  usuario: dePersona,
  usuario_rol: dePersona,
  usuario_agencia: dePersona,
  sesion: dePersona,
  invitacion: dePersona,
  passkey: dePersona,
  totp: dePersona,
  recuperacion: dePersona,
  dispositivo_recordado: dePersona,
  limite_contabilizacion: ({ rol, tipo }) => [texto(rol), texto(tipo)].filter(Boolean).join(', '),
  politica: dePolitica,
  politica_de_autorizacion: dePolitica,
  autorizacion: ({ resumen }) => texto(resumen),
  senal: ({ clase }) => clasesDeSenal.flatMap((una) => (una === clase ? nombresDeSenal[una] : []))[0],
  ruta: ({ codigo }, id) => {
    const [, frase] = Object.entries(problemas).find(([cual]) => cual === codigo)?.[1] ?? [];
    // What to do about it is for whoever was refused.
    return [frase?.split(/(?<=\.) /)[0], id].filter(Boolean).join(' ');
  },
  reporte: ({ reporte, formato }) =>
    [texto(reporte)?.replaceAll('-', ' '), texto(formato)?.toUpperCase()].filter(Boolean).join(', '),
};

function generico(
  fila: Readonly<Record<string, unknown>>,
  idEntidad: string,
  nombres: ReadonlyMap<string, string>,
): string {
  const suyo = NOMBRES.map((campo) => texto(fila[campo])).find(
    (dicho) => dicho !== undefined && dicho !== '',
  );
  if (suyo !== undefined) return suyo;
  const conocido = nombres.get(idEntidad);
  if (conocido !== undefined) return conocido;
  // An identifier says nothing to a person; a code or an address does.
  return UUID.test(idEntidad) || idEntidad === 'true' ? '' : idEntidad;
}
