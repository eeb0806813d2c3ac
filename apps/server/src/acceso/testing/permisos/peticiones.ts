// The requests that the matrix is walked with: well formed where the answer must come from inside.
import { fillPath } from '@cuadra/contract/endpoint';
import type { InjectOptions } from 'fastify';

/** The address with every parameter filled in. */
export function direccionDe(path: string): string {
  const falta = [...path.matchAll(/:(\w+)/g)].find(([, nombre = '']) => !(nombre in PARAMETROS));
  if (falta !== undefined) throw new Error(`Falta en peticiones.ts un valor para ${falta[0]} de ${path}`);
  return fillPath(path, PARAMETROS).replace('*', 'swagger-ui.css');
}

/** One value for each parameter, of the right form; what it names exists only where that is harmless. */
const PARAMETROS = {
  id: '00000000-0000-4000-8000-000000000000',
  idSoporte: '00000000-0000-4000-8000-000000000000',
  idAgencia: '99',
  idCuenta: '999',
  nombreEtiqueta: 'ninguna',
  anio: '2026',
  mes: '11',
  agencia: '01',
  compuerta: 'borradores',
  estado: 'balance-general',
  libro: 'diario',
  folio: '1',
  n: '1',
  regla: '1',
  desde: '2026-01-01',
  codigo: 'AAAA-AAAA-AAAA',
  cuenta: '1',
  paso: 'historia',
};

const compuerta = '/api/contabilidad/periodos/:anio/:mes/agencias/:agencia/compuertas/:compuerta';

/** A good request about something that is not theirs: what the marks `suyo` and `×` are tried with. */
export function deLoAjeno(endpoint: string): Pick<InjectOptions, 'headers' | 'payload' | 'query'> {
  const peticion = PETICIONES.get(endpoint);
  if (peticion === undefined)
    throw new Error(`Falta en peticiones.ts una petición bien hecha de ${endpoint}`);
  return peticion;
}

const PETICIONES: ReadonlyMap<string, Pick<InjectOptions, 'headers' | 'payload' | 'query'>> = new Map([
  [
    `POST ${compuerta}/archivos`,
    {
      query: { nombre: 'acta.pdf' },
      headers: { 'content-type': 'application/pdf' },
      payload: Buffer.from('%PDF-1.7'),
    },
  ],
  [`DELETE ${compuerta}/archivos/:id`, {}],
  [`PUT ${compuerta}/evidencia`, { payload: { nota: 'Revisado', partidas: [] } }],
  [`POST ${compuerta}/firma`, { payload: { huella: 'la de antes' } }],
  [`DELETE ${compuerta}/firma`, {}],
  [
    'PUT /api/contabilidad/periodos/:anio/:mes/agencias/:agencia/explicaciones/:idCuenta',
    { payload: { texto: 'Se liquida mañana', saldo: 0 } },
  ],
]);
