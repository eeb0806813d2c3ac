// Where the cash came from and where it went. Which accounts are cash, and to which activity the others belong, is said by
// the chart (`flujo`), not here; the rows are the groups of the chart.
//
// The direct method adds what was received and paid in cash on each account. The indirect one starts from the result and
// takes away what moved no cash. Both are asked of the same accounts and must end in the same: an entry without cash adds
// nothing to any row of the first, and in the second moves two of them, the result and what corrects it, by the same.
import { ANCHOS_DE_CODIGO, type Flujo } from '../catalogo.ts';
import { type Centavos, centavos } from '../dinero.ts';
import type { Cifras } from './cifras.ts';
import type { CuentaDelCatalogo } from './cobertura.ts';
import type { Definicion, Renglon, RenglonDeCuentas, RenglonDeTotal, Sumando } from './definicion.ts';
import { type Medida, medir } from './medidas.ts';
import { CLASES_DE_ORDEN, CLASES_DE_RESULTADO } from './por-cerrar.ts';

type Catalogo = readonly CuentaDelCatalogo[];
type Actividad = Extract<Flujo, 'operacion' | 'inversion' | 'financiamiento'>;

export const flujoDirecto = (catalogo: Catalogo): Definicion => {
  const conciliacion = conciliar(catalogo, { clave: 'conciliacion-', porGrupos: false });
  return flujo(catalogo, {
    conResultado: false,
    operacion: rubros('operacion', deActividad(catalogo, 'operacion'), catalogo),
    conciliacion: [
      { tipo: 'titulo', texto: 'Conciliación del resultado con el efectivo de operación' },
      ...conciliacion.map((renglon) => ({ ...renglon, repite: true, sinDetalle: true }) as const),
      total('conciliado', 'Efectivo neto de operación según el método indirecto', conciliacion),
    ],
    prueba: { suma: ['+operacion', '-conciliado'] },
    notas: [
      'Método directo: lo recibido y pagado en caja y bancos, por su contrapartida (NIC 7, párrafo 18 a); créditos y depósitos se presentan netos (párrafo 24).',
    ],
  });
};

export const flujoIndirecto = (catalogo: Catalogo): Definicion =>
  flujo(catalogo, {
    conResultado: true,
    operacion: conciliar(catalogo, { clave: '', porGrupos: true }),
    conciliacion: [],
    prueba: { suma: ['+operacion'], contra: cobradoEnOperacion },
    notas: ['Método indirecto (NIC 7, párrafo 18 b).'],
  });

interface PorMetodo {
  readonly operacion: readonly RenglonDeCuentas[];
  /** Its operation already shows every account of results. */
  readonly conResultado: boolean;
  readonly conciliacion: readonly Renglon[];
  readonly prueba: Omit<Definicion['pruebas'][number], 'texto'>;
  readonly notas: readonly string[];
}

function flujo(
  catalogo: Catalogo,
  { operacion, conResultado, conciliacion, prueba, notas }: PorMetodo,
): Definicion {
  const deOtras = (cual: Actividad) =>
    rubros(cual, deActividad(catalogo, cual), catalogo).map((rubro) =>
      conResultado && esDeClase(CLASES_DE_RESULTADO, [...(rubro.detalle ?? [])][0] ?? '')
        ? ({ ...rubro, repite: true } as const)
        : rubro,
    );
  const [inversion, financiamiento] = [deOtras('inversion'), deOtras('financiamiento')];
  const cajaYBancos = deLado(
    'deudor',
    detalle(catalogo, ({ flujo: suyo }) => suyo === 'efectivo'),
  );
  const enOrden = detalle(catalogo, esDeOrden);
  return {
    medida: 'efectivo',
    clases: ['1', '2', '3', '4', '5', '6', '7', '8', '9'],
    renglones: [
      ...actividad('operacion', 'Actividades de operación', operacion),
      ...actividad('inversion', 'Actividades de inversión', inversion),
      ...actividad('financiamiento', 'Actividades de financiamiento', financiamiento),
      // They have their own counterpart: only what somebody booked against cash by mistake would be here.
      { ...deLado('acreedor', enOrden), clave: 'orden', texto: 'Contingencias y cuentas de orden' },
      {
        ...cajaYBancos,
        clave: 'apertura',
        texto: 'Efectivo de las partidas de apertura y cierre',
        medida: 'apertura-y-cierre',
        repite: true,
      },
      {
        tipo: 'total',
        clave: 'aumento',
        texto: 'Aumento o disminución neta del efectivo',
        suma: ['+operacion', '+inversion', '+financiamiento', '+orden', '+apertura'],
      },
      ...hastaElEfectivoFinal(cajaYBancos),
      ...conciliacion,
    ],
    pruebas: [
      { texto: 'Efectivo al final = caja y bancos', suma: ['+efectivo-final', '-caja-y-bancos'] },
      { texto: 'Efectivo de operación: método directo = método indirecto', ...prueba },
    ],
    notas,
  };
}

/** What there was, what there is and what the books say. */
function hastaElEfectivoFinal(cajaYBancos: ReturnType<typeof deLado>): Renglon[] {
  return [
    {
      ...cajaYBancos,
      clave: 'efectivo-inicial',
      texto: 'Efectivo al inicio',
      medida: 'inicial',
      repite: true,
    },
    {
      tipo: 'total',
      clave: 'efectivo-final',
      texto: 'Efectivo al final',
      suma: ['+efectivo-inicial', '+aumento'],
      esFinal: true,
    },
    { ...cajaYBancos, clave: 'caja-y-bancos', texto: 'Caja y bancos según libros', medida: 'final' },
  ];
}

interface Conciliacion {
  /** What its keys begin with. */
  readonly clave: string;
  /** A row for each group of the chart, or one for all. */
  readonly porGrupos: boolean;
}

/** From the result to the cash of the operation. */
function conciliar(catalogo: Catalogo, { clave, porGrupos }: Conciliacion): RenglonDeCuentas[] {
  const deBalance = (flujos: readonly Flujo[]) =>
    detalle(catalogo, (una) => !esDeResultado(una) && !esDeOrden(una) && flujos.includes(una.flujo));
  const deResultado = detalle(catalogo, esDeResultado);
  const ajenos = detalle(catalogo, (una) => esDeResultado(una) && esAjena(una));
  const sinEfectivo = detalle(catalogo, (una) => esDeOrden(una) || (!esDeResultado(una) && esAjena(una)));
  const grupos = (nombre: string, texto: (grupo: string) => string, cuentas: ReadonlySet<string>) =>
    rubros(`${clave}${nombre}`, cuentas, catalogo, { medida: 'cambio', texto });
  const juntas = (nombre: string, texto: string, cuentas: ReadonlySet<string>): RenglonDeCuentas[] => [
    { ...deLado('acreedor', cuentas), clave: `${clave}${nombre}`, texto, medida: 'cambio' },
  ];
  const aparte = (nombre: string, texto: string, medida: Medida, cuentas: ReadonlySet<string>) =>
    ({ ...deLado('acreedor', cuentas), clave: `${clave}${nombre}`, texto, medida, repite: true }) as const;
  return [
    {
      ...deLado('acreedor', deResultado),
      clave: `${clave}resultado`,
      texto: 'Resultado del periodo',
      medida: 'movido',
    },
    ...(porGrupos
      ? [
          ...grupos('ajuste', (grupo) => `Más: ${enFrase(grupo, false)}`, deBalance(['ajuste'])),
          ...grupos('cambio', (grupo) => `Cambio en ${enFrase(grupo, false)}`, deBalance(['operacion'])),
        ]
      : [
          ...juntas('ajuste', 'Más: lo que no movió efectivo', deBalance(['ajuste'])),
          ...juntas('cambio', 'Cambio en activos y pasivos de operación', deBalance(['operacion'])),
        ]),
    aparte('sin-efectivo', 'Inversión y financiamiento sin efectivo', 'sin-efectivo', sinEfectivo),
    aparte(
      'resultado-abierto',
      'Menos: resultado que trajo la apertura',
      'menos-apertura',
      resto(deResultado, ajenos),
    ),
    aparte(
      'resultado-ajeno',
      'Menos: resultado de inversión y financiamiento',
      'menos-apertura-y-efectivo',
      ajenos,
    ),
  ];
}

/** What the direct method says, from the accounts themselves. */
function cobradoEnOperacion(cifras: ReadonlyMap<string, Cifras>, catalogo: Catalogo): Centavos {
  let suma = 0;
  for (const idCuenta of deActividad(catalogo, 'operacion')) suma -= medir(cifras.get(idCuenta), 'efectivo');
  return centavos(suma);
}

const esDeResultado = ({ idCuenta }: CuentaDelCatalogo) => esDeClase(CLASES_DE_RESULTADO, idCuenta);
const esDeOrden = ({ idCuenta }: CuentaDelCatalogo) => esDeClase(CLASES_DE_ORDEN, idCuenta);
const esDeClase = (clases: readonly string[], idCuenta: string) => clases.includes(idCuenta.charAt(0));
/** Its activity is not the operation. */
const esAjena = ({ flujo: suyo }: CuentaDelCatalogo) => suyo === 'inversion' || suyo === 'financiamiento';

/** What moves no cash is of the operation when it does. */
function deActividad(catalogo: Catalogo, cual: Actividad): ReadonlySet<string> {
  return detalle(catalogo, (una) => {
    if (esDeOrden(una)) return false;
    return una.flujo === cual || (cual === 'operacion' && una.flujo === 'ajuste');
  });
}

const detalle = (catalogo: Catalogo, es: (una: CuentaDelCatalogo) => boolean): ReadonlySet<string> =>
  new Set(catalogo.filter((una) => una.tipoCuenta === 'D' && es(una)).map(({ idCuenta }) => idCuenta));

const resto = (todas: ReadonlySet<string>, menos: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...todas].filter((una) => !menos.has(una)));

function deLado(lado: RenglonDeCuentas['lado'], cuentas: ReadonlySet<string>) {
  return { tipo: 'cuentas', cuentas: [], detalle: cuentas, lado } as const;
}

interface ComoSeLeen {
  readonly medida?: Medida;
  readonly texto?: (grupo: string) => string;
}

/** A row for each group of the chart that has some of those accounts. */
function rubros(
  clave: string,
  cuentas: ReadonlySet<string>,
  catalogo: Catalogo,
  { medida, texto = (grupo) => enFrase(grupo, true) }: ComoSeLeen = {},
): RenglonDeCuentas[] {
  const nombres = new Map(catalogo.map(({ idCuenta, nombreCuenta }) => [idCuenta, nombreCuenta]));
  const grupos = Map.groupBy(cuentas, (idCuenta) => idCuenta.slice(0, ANCHOS_DE_CODIGO[1]));
  return [...grupos].map(([codigo, suyas]) => ({
    ...deLado('acreedor', new Set(suyas)),
    clave: `${clave}-${codigo}`,
    texto: texto(nombres.get(loQueTienenEnComun(codigo, suyas, catalogo)) ?? codigo),
    ...(medida === undefined ? {} : { medida }),
  }));
}

/** The group, if all of it is there; of one that is shared by several activities, the account right above those. */
function loQueTienenEnComun(grupo: string, cuentas: readonly string[], catalogo: Catalogo): string {
  const todas = catalogo.filter(
    ({ idCuenta, tipoCuenta }) => tipoCuenta === 'D' && idCuenta.startsWith(grupo),
  );
  const [primera = grupo] = cuentas;
  if (cuentas.length === todas.length) return grupo;
  const arriba = ANCHOS_DE_CODIGO.map((ancho) => primera.slice(0, ancho));
  return arriba.findLast((codigo) => cuentas.every((una) => una.startsWith(codigo))) ?? grupo;
}

/** The groups of a chart are written in capitals; in the middle of a sentence they are not. */
function enFrase(nombre: string, alInicio: boolean): string {
  const bajo = nombre === nombre.toUpperCase() ? nombre.toLowerCase() : nombre;
  const primera = bajo.charAt(0);
  // What begins with an acronym stays as it is.
  const esSigla = /^\p{Lu}{2}/u.test(bajo);
  return esSigla ? bajo : (alInicio ? primera.toUpperCase() : primera.toLowerCase()) + bajo.slice(1);
}

function actividad(clave: string, texto: string, rubrosSuyos: readonly RenglonDeCuentas[]): Renglon[] {
  return [
    { tipo: 'titulo', texto },
    ...rubrosSuyos,
    total(clave, `Efectivo neto de ${texto.toLowerCase()}`, rubrosSuyos),
  ];
}

const total = (clave: string, texto: string, sumados: readonly RenglonDeCuentas[]): RenglonDeTotal => ({
  tipo: 'total',
  clave,
  texto,
  suma: sumados.map((suyo): Sumando => `+${suyo.clave}`),
});
