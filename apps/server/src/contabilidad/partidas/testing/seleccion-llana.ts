// What each filter and each order of the list means, written plainly over partidas already read, without an index in sight.
import { listarCatalogo } from '@cuadra/contract/contabilidad/catalogo/catalogo';
import type {
  listarPartidas,
  OrdenDePartidas,
  PartidaCompleta,
} from '@cuadra/contract/contabilidad/partidas';
import type { QueryOf } from '@cuadra/contract/endpoint';
import { leerQuetzales } from '@cuadra/core/dinero';
import { estadosDePartida, tiposDePartida } from '@cuadra/core/partida';
import type { Oficina } from '#contabilidad/libro/testing/oficina.ts';

export type ConsultaLlana = Partial<QueryOf<typeof listarPartidas>>;

export interface CuentaLlana {
  readonly idCuenta: string;
  readonly nombreCuenta: string;
  readonly tipoCuenta: string;
}

export async function leerCuentas(oficina: Oficina): Promise<CuentaLlana[]> {
  return (await oficina.llamar(listarCatalogo, {}, { token: oficina.contador })).cuerpo;
}

export function cumple(p: PartidaCompleta, f: ConsultaLlana, cuentas: readonly CuentaLlana[]): boolean {
  const monto = Math.max(p.debe, p.haber);
  const texto = f.texto?.trim() ?? '';
  return (
    (f.desde === undefined || p.fecha >= f.desde) &&
    (f.hasta === undefined || p.fecha <= f.hasta) &&
    (f.registradaDesde === undefined || p.registradaEn >= f.registradaDesde) &&
    (f.registradaHasta === undefined || p.registradaEn <= f.registradaHasta) &&
    (f.estado === undefined || p.estado === f.estado) &&
    (f.tipo === undefined || p.tipo === f.tipo) &&
    (f.agencia === undefined || p.agencia === f.agencia) &&
    (f.idCuenta === undefined || p.lineas.some(({ idCuenta }) => idCuenta.startsWith(f.idCuenta ?? ''))) &&
    (texto === '' || seHalla(p, texto, cuentas)) &&
    (f.montoMin === undefined || monto >= f.montoMin) &&
    (f.montoMax === undefined || monto <= f.montoMax) &&
    (f.usuario === undefined || p.autor?.id === f.usuario || p.escritores.includes(f.usuario)) &&
    (f.conSoporte === undefined || String(p.soportes > 0) === f.conSoporte) &&
    (f.reversion === undefined || f.reversion === reversionDe(p))
  );
}

const reversionDe = ({ tipo, revertidaPor }: PartidaCompleta) =>
  tipo === 'reversion' ? 'reversion' : revertidaPor === null ? 'ninguna' : 'revertida';

function seHalla(p: PartidaCompleta, texto: string, cuentas: readonly CuentaLlana[]): boolean {
  const monto = leerQuetzales(texto);
  const sonPalabras = /[\p{L}\p{N}]{3}/u.test(texto) && (monto === undefined || !/^q|[.,]/i.test(texto));
  const porNombre = cuentas.filter(({ nombreCuenta }) => tienePalabras(nombreCuenta, texto));
  const porCodigo = cuentas.some(({ idCuenta }) => idCuenta === texto) && texto.length >= 3;
  return (
    String(p.numero) === texto ||
    `${p.numero}/${p.ejercicio}` === texto ||
    (monto !== undefined &&
      monto > 0 &&
      [Math.max(p.debe, p.haber), ...p.lineas.flatMap(({ debe, haber }) => [debe, haber])].includes(monto)) ||
    (sonPalabras &&
      ([p.concepto, ...p.lineas.map(({ documento }) => documento ?? '')].some((donde) =>
        tienePalabras(donde, texto),
      ) ||
        p.lineas.some(
          ({ idCuenta }) =>
            porNombre.some((cuenta) => cuenta.tipoCuenta === 'D' && cuenta.idCuenta === idCuenta) ||
            (porCodigo && idCuenta.startsWith(texto)),
        )))
  );
}

const palabrasDe = (texto: string) =>
  texto
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((palabra) => palabra !== '');

/** Every word of it begins one of these. */
function tienePalabras(donde: string, texto: string): boolean {
  const suyas = palabrasDe(donde);
  return palabrasDe(texto).every((buscada) => suyas.some((palabra) => palabra.startsWith(buscada)));
}

/** How many there are and what the posted ones add up to; the rest, apart. */
export function totalesDe(partidas: readonly PartidaCompleta[]) {
  const de = (estado: string) => partidas.filter((partida) => partida.estado === estado);
  const suma = (suyas: readonly PartidaCompleta[], lado: 'debe' | 'haber') =>
    suyas.reduce((total, partida) => total + partida[lado], 0);
  const contabilizadas = de('contabilizada');
  return {
    total: partidas.length,
    completo: true,
    contabilizadas: contabilizadas.length,
    debe: suma(contabilizadas, 'debe'),
    haber: suma(contabilizadas, 'haber'),
    aparte: ['borrador', 'en_revision', 'rechazada'].flatMap((estado) => {
      const suyas = de(estado);
      return suyas.length === 0
        ? []
        : [{ estado, total: suyas.length, debe: suma(suyas, 'debe'), haber: suma(suyas, 'haber') }];
    }),
  };
}

type Comparar = (una: PartidaCompleta, otra: PartidaCompleta) => number;

const menor = <T extends string | number>(una: T, otra: T) => (una < otra ? -1 : una > otra ? 1 : 0);

/** By date and, within it, the posted ones by number and the drafts after them, as they were begun. */
const porFecha: Comparar = (una, otra) =>
  menor(una.fecha, otra.fecha) ||
  menor(Number(una.numero === null), Number(otra.numero === null)) ||
  menor(una.numero ?? 0, otra.numero ?? 0) ||
  menor(una.registradaEn, otra.registradaEn) ||
  menor(una.id, otra.id);

const monto = ({ debe, haber }: PartidaCompleta) => Math.max(debe, haber);

/** Those without a number, after those that have one. */
const porNumero: Comparar = (una, otra) =>
  menor(Number(una.numero === null), Number(otra.numero === null)) ||
  (una.numero === null
    ? porFecha(una, otra)
    : menor(una.ejercicio, otra.ejercicio) || menor(una.numero, otra.numero ?? 0));

const alReves =
  (comparar: Comparar): Comparar =>
  (una, otra) =>
    comparar(otra, una);

/** Each group from its newest, whichever way the groups go. */
const porGrupo =
  (lugar: (partida: PartidaCompleta) => number | string): Comparar =>
  (una, otra) =>
    menor(lugar(una), lugar(otra)) || porFecha(otra, una);

const grupos = {
  agencia: ({ agencia }: PartidaCompleta) => agencia,
  estado: ({ estado }: PartidaCompleta) => estadosDePartida.indexOf(estado),
  tipo: ({ tipo }: PartidaCompleta) => tiposDePartida.indexOf(tipo),
};

export function enOrden(partidas: readonly PartidaCompleta[], orden: OrdenDePartidas): PartidaCompleta[] {
  return partidas.toSorted(comparadorDe(orden));
}

function comparadorDe(orden: OrdenDePartidas): Comparar {
  switch (orden) {
    case 'antiguas':
      return porFecha;
    case 'recientes':
      return alReves(porFecha);
    case 'numero':
      return porNumero;
    case 'numero-desc':
      return alReves(porNumero);
    case 'monto':
    case 'monto-desc': {
      const porMonto: Comparar = (una, otra) => menor(monto(una), monto(otra)) || porFecha(una, otra);
      return orden === 'monto' ? porMonto : alReves(porMonto);
    }
    case 'agencia':
      return porGrupo(grupos.agencia);
    case 'agencia-desc':
      return (una, otra) => menor(otra.agencia, una.agencia) || porFecha(otra, una);
    case 'estado':
      return porGrupo(grupos.estado);
    case 'estado-desc':
      return porGrupo((partida) => -grupos.estado(partida));
    case 'tipo':
      return porGrupo(grupos.tipo);
    case 'tipo-desc':
      return porGrupo((partida) => -grupos.tipo(partida));
    default:
      return orden satisfies never;
  }
}
