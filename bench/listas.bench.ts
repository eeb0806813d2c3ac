// Every list, search and header on a short book and on a long one, over the same accounts, agencias and days: what is
// answered is as long in both, and so is the wait. `CHICO=100000 LINEAS=1000000 npm run bench -- listas` for a smaller pair.
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

await enUnBanco(async (banco) => {
  const preguntas = await preguntasDe(banco);
  await crecerHasta(banco.dueno, CHICO);
  const chico = await medir(banco, preguntas);
  await crecerHasta(banco.dueno, GRANDE);
  const grande = await medir(banco, preguntas);
  detallar(
    `${CHICO.toLocaleString('es-GT')} y ${GRANDE.toLocaleString('es-GT')} líneas; mediana de ${VUELTAS}, por HTTP`,
  );
  for (const nombre of Object.keys(preguntas)) {
    const [antes, despues] = [chico.get(nombre) ?? Number.NaN, grande.get(nombre) ?? Number.NaN];
    informar({
      nombre,
      propio: `${despues.toFixed(1)} ms`,
      referencia: `${antes.toFixed(1)} ms`,
      razon: Math.max(despues, PISO_MS) / Math.max(antes, PISO_MS),
      meta: { max: RAZON_MAX },
    });
  }
});

type Preguntas = Readonly<Record<string, string | { readonly ruta: string; readonly body: object }>>;

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
  const lista = (consulta: string) => `/api/contabilidad/partidas?totales=false&limite=100&${consulta}`;
  const ordenes = ['antiguas', 'numero', 'numero-desc', 'monto', 'monto-desc', 'agencia', 'estado', 'tipo'];
  return {
    ...conNombre(filtros, (nombre) => `lista, ${nombre}`, lista),
    ...conNombre(
      filtros,
      (nombre) => `cuenta, ${nombre}`,
      (consulta) => `/api/contabilidad/partidas/totales?${consulta}`,
    ),
    ...Object.fromEntries(ordenes.map((orden) => [`orden, ${orden}`, lista(`orden=${orden}`)])),
    'búsqueda global, común': { ruta: '/api/common/search', body: { query: 'ventanilla' } },
    'búsqueda global, rara': { ruta: '/api/common/search', body: { query: PALABRA_RARA } },
    'búsqueda global, monto': { ruta: '/api/common/search', body: { query: 'Q 150.00' } },
    'diario, índice del año': `/api/contabilidad/libro-diario/indice?${anio}`,
    'diario, índice por día': `/api/contabilidad/libro-diario/indice?modo=dia&${anio}`,
    'diario, índice por mes': `/api/contabilidad/libro-diario/indice?modo=mes&${anio}`,
    'diario, un mes resumido': `/api/contabilidad/libro-diario/pagina?modo=mes&clave=${hasta.slice(0, 8)}01&${anio}`,
  };
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

async function medir({ pedir }: Banco, preguntas: Preguntas): Promise<Map<string, number>> {
  const medianas = new Map<string, number>();
  for (const [nombre, pregunta] of Object.entries(preguntas)) {
    const tiempos: number[] = [];
    for (let vuelta = 0; vuelta < VUELTAS + DE_CALENTAMIENTO; vuelta++) {
      const antes = performance.now();
      const respuesta = await (typeof pregunta === 'string'
        ? pedir(pregunta)
        : pedir(pregunta.ruta, comoPost(pregunta.body)));
      const cuerpo = await respuesta.text();
      if (!respuesta.ok) throw new Error(`${nombre}: ${respuesta.status} ${cuerpo}`);
      tiempos.push(performance.now() - antes);
      // A person does not ask again at once either.
      await esperar(5);
    }
    medianas.set(nombre, percentil(tiempos.slice(DE_CALENTAMIENTO), 0.5));
  }
  return medianas;
}

function comoPost(body: object): RequestInit {
  return { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}
