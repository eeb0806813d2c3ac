// What the papers of the cajas must say, from what the screens get and from the rows themselves.
import type { Arqueo } from '@cuadra/contract/contabilidad/cajas/conteo';
import { type Jornada, verJornada } from '@cuadra/contract/contabilidad/cajas/jornadas';
import { mediosDeCaja } from '@cuadra/core/cajas/arqueo';
import { denominaciones, dolares, piezasDe } from '@cuadra/core/cajas/denominaciones';
import { clasesDeMovimiento } from '@cuadra/core/cajas/movimiento';
import { HOY, hecha, type MundoDeCajas } from '#contabilidad/cajas/testing/mundo-de-cajas.ts';
import type { Caso, Dato, Esperado } from '#reportes/testing/caso.ts';
import type { DiaDeCajas } from './dia-de-cajas.ts';

type DeCajas =
  | 'arqueo-de-caja'
  | 'cierre-de-caja'
  | 'resumen-de-cajas'
  | 'acta-de-arqueo'
  | 'efectivo-reportado';
type Impreso = Esperado['impreso'];

const DETALLES = [
  'C1 Caja 1 · 01 Agencia Central Cobán',
  'Jornada del 16/11/2026. Cajero: Karla Judith Sierra Bol. Montos en quetzales.',
];
const CONSOLIDADO = 'Consolidado. Montos en quetzales.';

export function casosDeCajas(de: () => { readonly mundo: MundoDeCajas; readonly dia: DiaDeCajas }): {
  readonly [N in DeCajas]: Caso<N>;
} {
  const ver = async (id: string): Promise<Jornada> => {
    const { mundo } = de();
    return hecha(await mundo.llamar(verJornada, { params: { id } }, { token: mundo.contador.token }));
  };
  return {
    'arqueo-de-caja': {
      filtros: () => ({ jornada: de().dia.jornada }),
      firmas: ['Cajero', 'Revisó'],
      async pantalla() {
        const { arqueos } = await ver(de().dia.jornada);
        const enOrden = arqueos.toSorted((uno, otro) => (uno.hechoEn < otro.hechoEn ? -1 : 1));
        return {
          impreso: enOrden.flatMap(conteoImpreso),
          detalles: DETALLES,
          hoja: { columnas: ['Valor', 'Libros', 'Diferencia', 'US$'], filas: enOrden.flatMap(filasDeConteo) },
        };
      },
    },
    'acta-de-arqueo': {
      filtros: () => ({ arqueo: de().dia.sorpresa }),
      firmas: ['Quien practicó el arqueo', 'Cajero'],
      async pantalla() {
        const { arqueos } = await ver(de().dia.jornada);
        const suyo = arqueos.filter(({ clase }) => clase === 'sorpresa');
        return { impreso: suyo.flatMap(conteoImpreso), detalles: DETALLES };
      },
    },
    'cierre-de-caja': {
      filtros: () => ({ jornada: de().dia.jornada }),
      firmas: ['Cajero', 'Revisó'],
      pantalla: async () =>
        cierre(await ver(de().dia.jornada), await movimientosDe(de().mundo, de().dia.jornada)),
    },
    'resumen-de-cajas': {
      filtros: () => ({ fecha: HOY }),
      pantalla: async () => resumen(de().mundo, ver),
    },
    'efectivo-reportado': {
      filtros: () => ({ anio: 2026, mes: 11 }),
      // 80,000.00 ÷ 7.70 = 10,389.61.
      async pantalla() {
        const [monto, acumulado, usd] = [80_000_00, 80_000_00, 10_389_61];
        return {
          impreso: [
            ...[['Entrada', monto] as const, ['Acumulado', acumulado] as const, ['US$', usd] as const],
            ...[['Entrada', monto] as const, ['Salida', 0] as const, ['Reversado', 0] as const],
          ],
          detalles: ['Noviembre de 2026', CONSOLIDADO],
          hoja: {
            columnas: ['Entrada', 'Salida', 'Reversado', 'Acumulado', 'US$'],
            filas: [[monto, null, null, acumulado, usd]],
          },
        };
      },
    },
  };
}

const suma = (montos: readonly number[]): number => montos.reduce((total, monto) => total + monto, 0);

const contadas = ({ conteo }: Arqueo): number[] =>
  denominaciones.map(({ clave, valor }) => piezasDe(conteo[clave]) * valor).filter((valor) => valor > 0);
const enDolares = ({ dolares: suyos }: Arqueo): number[] =>
  dolares.map(({ clave, valor }) => (suyos[clave] ?? 0) * valor).filter((valor) => valor > 0);

function conteoImpreso(arqueo: Arqueo): Impreso {
  const { cheques, vales, contado, libro } = arqueo;
  const deLibro = libro ?? { efectivo: 0, cheque: 0, vale: 0 };
  const valores = [
    ...[...contadas(arqueo), suma(contadas(arqueo))],
    ...[cheques, vales].flatMap((lista) => {
      const montos = lista.map(({ monto }) => monto);
      return montos.length === 0 ? [] : [...montos, suma(montos)];
    }),
  ];
  const medios = mediosDeCaja.filter(
    (medio) => medio === 'efectivo' || contado[medio] !== 0 || deLibro[medio] !== 0,
  );
  const enTotal = (montos: Readonly<Record<string, number>>) =>
    suma(mediosDeCaja.map((medio) => montos[medio] ?? 0));
  const filas = [
    ...medios.map((medio) => [contado[medio], deLibro[medio]] as const),
    [enTotal(contado), enTotal(deLibro)] as const,
  ];
  const usd = enDolares(arqueo);
  return [
    ...valores.map((valor) => ['Valor', valor] as const),
    ...filas.flatMap(
      ([hay, debia]): Impreso => [
        ['Contado', hay],
        ['Libros', debia],
        ['Diferencia', hay - debia],
      ],
    ),
    ...(usd.length === 0 ? [] : [...usd, suma(usd)]).map((valor) => ['US$', valor] as const),
  ];
}

function filasDeConteo(arqueo: Arqueo): Dato[][] {
  const { cheques, vales, contado, libro } = arqueo;
  const valores = [...contadas(arqueo), ...[...cheques, ...vales].map(({ monto }) => monto)];
  return [
    ...valores.map((valor) => [valor, null, null, null]),
    ...mediosDeCaja.map((medio) => {
      const debia = libro?.[medio] ?? 0;
      return [contado[medio], debia, contado[medio] - debia, null];
    }),
    ...enDolares(arqueo).map((valor) => [null, null, null, valor]),
  ];
}

interface Movido {
  readonly clase: string;
  readonly sentido: string;
  readonly medio: string;
  readonly monto: number;
}

/** Those of the cajero, kind by kind. */
async function movimientosDe({ db }: MundoDeCajas, jornada: string): Promise<Movido[]> {
  const filas = await db
    .selectFrom('movimientoDeCaja')
    .select(['clase', 'sentido', 'medio', 'monto', 'recibo'])
    .where('jornada', '=', jornada)
    .orderBy('recibo')
    .execute();
  const orden = ({ clase }: { clase: (typeof clasesDeMovimiento)[number] }) =>
    clasesDeMovimiento.indexOf(clase);
  return filas
    .filter(({ clase }) => clase !== 'sobrante' && clase !== 'faltante')
    .sort((uno, otro) => orden(uno) - orden(otro) || uno.recibo - otro.recibo);
}

const de = (movidos: readonly Movido[], sentido: string, medio?: string): number =>
  suma(
    movidos
      .filter((uno) => uno.sentido === sentido && (medio === undefined || uno.medio === medio))
      .map(({ monto }) => monto),
  );

const lados = (movidos: readonly Movido[]): Impreso => [
  ['Entrada', de(movidos, 'entrada')],
  ['Salida', de(movidos, 'salida')],
];

function cierre(jornada: Jornada, movidos: readonly Movido[]): Esperado {
  const { arqueos, libroPorMedio, diferencia, diferenciaDeApertura } = jornada;
  const apertura = arqueos.find(({ clase }) => clase === 'apertura');
  const ultimo = arqueos.findLast(({ clase }) => clase === 'cierre');
  const porMedio = (valor: (medio: (typeof mediosDeCaja)[number]) => number): Impreso => {
    const valores = mediosDeCaja.map(valor);
    return [...valores, suma(valores)].map(
      (monto, i) => [['Efectivo', 'Cheques', 'Vales', 'Total'][i] ?? '', monto] as const,
    );
  };
  const esperado = (medio: (typeof mediosDeCaja)[number]) => libroPorMedio?.[medio] ?? 0;
  const contado = (medio: (typeof mediosDeCaja)[number]) => ultimo?.contado[medio] ?? 0;
  const grupos = Map.groupBy(movidos, ({ clase }) => clase);
  const total = suma(mediosDeCaja.map((medio) => apertura?.contado[medio] ?? 0));
  const libro = suma(mediosDeCaja.map(esperado));
  const contadoTotal = suma(mediosDeCaja.map(contado));
  return {
    impreso: [
      ...[...grupos.values()].flatMap((suyos) => [
        ...suyos.map(({ sentido, monto }) => [sentido === 'entrada' ? 'Entrada' : 'Salida', monto] as const),
        ...lados(suyos),
      ]),
      ...lados(movidos),
      ...porMedio((medio) => apertura?.contado[medio] ?? 0),
      ...porMedio((medio) => de(movidos, 'entrada', medio)),
      ...porMedio((medio) => de(movidos, 'salida', medio)),
      ...porMedio(esperado),
      ...porMedio(contado),
      ...porMedio((medio) => contado(medio) - esperado(medio)),
      ['Total', diferenciaDeApertura],
      ['Total', diferencia],
    ],
    detalles: DETALLES,
    hoja: {
      columnas: ['Entrada', 'Salida', 'De la jornada'],
      filas: [
        ...movidos.map(({ sentido, monto }) =>
          sentido === 'entrada' ? [monto, null, null] : [null, monto, null],
        ),
        ...[total, libro, contadoTotal, contadoTotal - libro, diferenciaDeApertura, diferencia].map(
          (monto) => [null, null, monto],
        ),
      ],
    },
  };
}

const TITULOS = [
  'Apertura',
  'Entradas',
  'Salidas',
  'Libros',
  'Contado',
  'Dif. de cierre',
  'Dif. de apertura',
  'En tránsito',
];

async function resumen(mundo: MundoDeCajas, ver: (id: string) => Promise<Jornada>): Promise<Esperado> {
  const { db } = mundo;
  const cajas = await db.selectFrom('caja').select(['id', 'agencia', 'clase', 'codigo']).execute();
  const jornadas = await db.selectFrom('jornada').select(['id', 'caja']).where('fecha', '=', HOY).execute();
  const enCamino = await db
    .selectFrom('trasladoDeCaja')
    .select(['origen', 'monto'])
    .where('estado', '=', 'en_transito')
    .execute();
  const clave = ({ agencia, clase, codigo }: (typeof cajas)[number]) => `${agencia} ${clase} ${codigo}`;
  const filas: { agencia: string; cifras: Dato[] }[] = [];
  const movidos: (Movido & { agencia: string })[] = [];
  for (const caja of cajas.toSorted((una, otra) => (clave(una) < clave(otra) ? -1 : 1))) {
    const enTransito = suma(enCamino.filter(({ origen }) => origen === caja.id).map(({ monto }) => monto));
    const suya = jornadas.find((jornada) => jornada.caja === caja.id);
    if (suya === undefined) {
      filas.push({ agencia: caja.agencia, cifras: [...Array.from({ length: 7 }, () => null), enTransito] });
      continue;
    }
    const { arqueos, libro, contado, diferenciaDeApertura } = await ver(suya.id);
    const suyos = await movimientosDe(mundo, suya.id);
    movidos.push(...suyos.map((uno) => ({ ...uno, agencia: caja.agencia })));
    const apertura = arqueos.find(({ clase }) => clase === 'apertura')?.total ?? 0;
    const deCierre = contado === null ? null : contado - (libro ?? 0);
    filas.push({
      agencia: caja.agencia,
      cifras: [
        apertura,
        de(suyos, 'entrada'),
        de(suyos, 'salida'),
        libro,
        contado,
        deCierre,
        diferenciaDeApertura,
        enTransito,
      ],
    });
  }
  const revisados = await db
    .selectFrom('movimientoDeCaja')
    .select('monto')
    .where('clase', '=', 'faltante')
    .execute();
  return {
    impreso: [
      ...['01', '02'].flatMap((agencia) =>
        deAgencia(agencia, filas, movidos, agencia === '01' ? revisados : []),
      ),
      ...totales(filas),
    ],
    detalles: ['Del 16 de noviembre de 2026', CONSOLIDADO],
    hoja: { columnas: TITULOS, filas: filas.map(({ cifras }) => cifras) },
  };
}

function deAgencia(
  agencia: string,
  filas: readonly { agencia: string; cifras: Dato[] }[],
  movidos: readonly (Movido & { agencia: string })[],
  revisados: readonly { monto: number }[],
): Impreso {
  const suyas = filas.filter((fila) => fila.agencia === agencia);
  const suyos = movidos.filter((uno) => uno.agencia === agencia);
  const orden = clasesDeMovimiento.filter((clase) => suyos.some((uno) => uno.clase === clase));
  const sumas = (unos: readonly Movido[]): Impreso => [
    ['Entradas', de(unos, 'entrada')],
    ['Salidas', de(unos, 'salida')],
  ];
  return [
    ...suyas.flatMap(({ cifras }) =>
      cifras.flatMap((monto, i) => (monto === null ? [] : [[TITULOS[i] ?? '', monto] as const])),
    ),
    ...totales(suyas),
    ...orden.flatMap((clase) => sumas(suyos.filter((uno) => uno.clase === clase))),
    ...(suyos.length === 0 ? [] : sumas(suyos)),
    ...revisados.flatMap(
      ({ monto }): Impreso => [
        ['Entradas', 0],
        ['Salidas', monto],
      ],
    ),
  ];
}

const totales = (filas: readonly { cifras: Dato[] }[]): Impreso =>
  TITULOS.map((titulo, i) => [titulo, suma(filas.map(({ cifras }) => Number(cifras[i] ?? 0)))] as const);
