// Every list, search and header on a short book and on a long one, over the same accounts, agencias and days: a page is as
// long in both, and so is the wait. Each day and each account has as many times more partidas, which is harder than more
// years would be; so what is counted and added up in the short one may be «más de 10,000» in the long one. Both books are
// open at once and asked by turns: whatever else the machine does is in both.
// `CHICO=100000 LINEAS=1000000 npm run bench -- listas` for a smaller pair.
import { setTimeout as esperar } from 'node:timers/promises';
import { type Banco, enUnBanco } from './banco.ts';
import { detallar, informar, percentil } from './informe.ts';
import { crecerHasta, PALABRA_RARA } from './libro-grande.ts';
import { cuentasManuales, hoyEnGuatemala } from './partidas-de-prueba.ts';

const CHICO = Number(process.env.CHICO ?? 400_000);
const GRANDE = Number(process.env.LINEAS ?? 10_000_000);
const VUELTAS = Number(process.env.VUELTAS ?? 15);
const DE_CALENTAMIENTO = 3;
const RAZON_MAX = 1.5;
/** Below this the clock, the network and the other programs of the machine weigh more than the book. */
const PISO_MS = 5;
const ORDENES = ['antiguas', 'numero', 'numero-desc', 'monto', 'monto-desc', 'agencia', 'estado', 'tipo'];

await enUnBanco((corto) => enUnBanco((largo) => comparar(corto, largo)));

async function comparar(corto: Banco, largo: Banco): Promise<void> {
  await crecerHasta(corto.dueno, CHICO);
  await crecerHasta(largo.dueno, GRANDE);
  const preguntas = await preguntasDe(corto);
  detallar(
    `${CHICO.toLocaleString('es-GT')} y ${GRANDE.toLocaleString('es-GT')} líneas; mediana de ${VUELTAS}, por HTTP`,
  );
  for (const [nombre, pregunta] of Object.entries(preguntas)) {
    const [antes, despues] = await medir([corto, largo], pregunta);
    informar({
      nombre,
      propio: `${despues.toFixed(1)} ms`,
      referencia: `${antes.toFixed(1)} ms`,
      razon: Math.max(despues, PISO_MS) / Math.max(antes, PISO_MS),
      meta: { max: RAZON_MAX },
    });
  }
}

type Pregunta = string | { readonly ruta: string; readonly body: object };
type Preguntas = Readonly<Record<string, Pregunta>>;

async function preguntasDe({ dueno }: Banco): Promise<Preguntas> {
  const [cuenta = ''] = await cuentasManuales(dueno);
  const { rows } = await dueno.query<{ nombre: string }>(
    `select split_part(nombre_cuenta, ' ', 1) as nombre from cuenta where id_cuenta = $1`,
    [cuenta],
  );
  const hasta = hoyEnGuatemala();
  const mes = `desde=${hasta.slice(0, 8)}01&hasta=${hasta}`;
  const anio = `desde=${hasta.slice(0, 4)}-01-01&hasta=${hasta}`;
  const filtros: Readonly<Record<string, string>> = {
    'sin filtro': '',
    'del mes': mes,
    contabilizadas: 'estado=contabilizada',
    'de un tipo raro': 'tipo=cierre',
    'de una agencia': 'agencia=02',
    'de una cuenta': `idCuenta=${cuenta}`,
    'de una cuenta, del año': `idCuenta=${cuenta}&${anio}`,
    'de una clase de cuentas': 'idCuenta=1',
    'por monto': 'montoMin=1800000&montoMax=1800100',
    'desde un monto': 'montoMin=1',
    'sin soporte': 'conSoporte=false',
    revertidas: 'reversion=revertida',
    'palabra de todas': 'texto=medir',
    'palabra común': 'texto=ventanilla',
    'palabra común, del mes': `texto=ventanilla&${mes}`,
    'palabra rara': `texto=${PALABRA_RARA}`,
    'común y rara': `texto=ventanilla ${PALABRA_RARA}`,
    'palabra que no hay': 'texto=quetzaltenango',
    'monto buscado': 'texto=Q 150.00',
    'cuenta por nombre': `texto=${rows[0]?.nombre ?? ''}`,
    'número buscado': 'texto=1887/2026',
  };
  return {
    ...conNombre(filtros, (nombre) => `lista, ${nombre}`, lista),
    ...conNombre(
      filtros,
      (nombre) => `cuenta, ${nombre}`,
      (consulta) => `/api/contabilidad/partidas/totales?${consulta}`,
    ),
    ...Object.fromEntries(ORDENES.map((orden) => [`orden, ${orden}`, lista(`orden=${orden}`)])),
    'búsqueda global, común': { ruta: '/api/common/search', body: { query: 'ventanilla' } },
    'búsqueda global, rara': { ruta: '/api/common/search', body: { query: PALABRA_RARA } },
    'búsqueda global, monto': { ruta: '/api/common/search', body: { query: 'Q 150.00' } },
    'diario, índice del año': `/api/contabilidad/libro-diario/indice?${anio}`,
    'diario, índice por día': `/api/contabilidad/libro-diario/indice?modo=dia&${anio}`,
    'diario, índice por mes': `/api/contabilidad/libro-diario/indice?modo=mes&${anio}`,
    'diario, un mes resumido': `/api/contabilidad/libro-diario/pagina?modo=mes&clave=${hasta.slice(0, 8)}01&${anio}`,
  };
}

function lista(consulta: string): string {
  return `/api/contabilidad/partidas?totales=false&limite=100&${consulta}`;
}

function conNombre(
  filtros: Readonly<Record<string, string>>,
  nombrar: (nombre: string) => string,
  ruta: (consulta: string) => string,
): Preguntas {
  return Object.fromEntries(
    Object.entries(filtros).map(([nombre, consulta]) => [nombrar(nombre), ruta(encodeURI(consulta))]),
  );
}

/** The median of each. */
async function medir(bancos: readonly [Banco, Banco], pregunta: Pregunta): Promise<[number, number]> {
  const tiempos: [number[], number[]] = [[], []];
  for (let vuelta = 0; vuelta < VUELTAS + DE_CALENTAMIENTO; vuelta++) {
    // By turns also who is asked first.
    for (const cual of vuelta % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
      tiempos[cual].push(await cronometrar(bancos[cual], pregunta));
      // A person does not ask again at once either.
      await esperar(5);
    }
  }
  const mediana = (suyos: readonly number[]) => percentil(suyos.slice(DE_CALENTAMIENTO), 0.5);
  return [mediana(tiempos[0]), mediana(tiempos[1])];
}

async function cronometrar({ pedir }: Banco, pregunta: Pregunta): Promise<number> {
  const antes = performance.now();
  const respuesta = await (typeof pregunta === 'string'
    ? pedir(pregunta)
    : pedir(pregunta.ruta, comoPost(pregunta.body)));
  const cuerpo = await respuesta.text();
  if (!respuesta.ok) throw new Error(`${JSON.stringify(pregunta)}: ${respuesta.status} ${cuerpo}`);
  return performance.now() - antes;
}

function comoPost(body: object): RequestInit {
  return { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}
