// The runs that were paid and every movement of every account in the real database, as an institution that moves in brings them.
import { sql } from 'kysely';
import type { Tx } from '#platform/database/escribir.ts';
import { firmar } from '../firmar.ts';
import { type CorridaContada, LIQUIDACION } from './corridas-contadas.ts';
import { ANIO, type LineaContada } from './cuenta-en-padron.ts';
import { aprueba, escribe, momento } from './firmas.ts';
import type { IdsDeCuentas } from './guardar-cuentas.ts';
import type { IdsDeProductos } from './guardar-productos.ts';
import type { MovimientoContado, Padron } from './padron.ts';
import type { IdsDeProgramaciones } from './programaciones-demo.ts';

interface Traidos {
  readonly padron: Padron;
  readonly productos: IdsDeProductos;
  readonly cuentas: IdsDeCuentas;
  readonly programaciones: IdsDeProgramaciones;
}

export async function guardarCorridas(tx: Tx, traidos: Traidos): Promise<void> {
  const { corridas } = traidos.padron;
  const lineas = corridas.flatMap((corrida, i) =>
    corrida.tandas.flatMap((tanda, j) =>
      tanda.lineas.map((linea) => ({ linea, corrida: i + 1, tanda: j + 1 })),
    ),
  );
  const dia = crearFechas(traidos.padron.inicio);
  const columna = (de: (linea: LineaContada) => Valor) => arreglo(lineas.map(({ linea }) => de(linea)));
  await firmar(tx, aprueba);
  await sql`select corrida_traer(
    ${JSON.stringify(corridas.map((corrida) => filaDe(corrida, traidos)))}::jsonb,
    ${arreglo(lineas.map(({ corrida }) => corrida))}::integer[], ${arreglo(lineas.map(({ tanda }) => tanda))}::integer[],
    ${columna(({ cuenta }) => traidos.cuentas.get(cuenta))}::bigint[], ${columna(({ desde }) => dia(desde))}::date[],
    ${columna(({ hasta }) => dia(hasta))}::date[], ${columna(({ dias }) => dias)}::integer[],
    ${columna(({ saldoDias }) => saldoDias)}::numeric[], ${columna(({ ganado }) => exactoDe(ganado))}::numeric[],
    ${columna(({ interes }) => interes)}::bigint[], ${columna(({ isr }) => isr)}::bigint[],
    ${columna(({ movimientos }) => movimientos)}::integer[], ${columna(({ motivo }) => motivo)}::text[],
    ${columna(({ espera }) => espera)}::boolean[])`.execute(tx);
  await firmar(tx, '');
}

type Valor = string | number | boolean | null | undefined;

/** As PostgreSQL reads it: there are many. */
const arreglo = (valores: readonly Valor[]): string => `{${valores.map(escrito).join(',')}}`;

function escrito(valor: Valor): Valor {
  if (valor === null || valor === undefined) return 'NULL';
  return typeof valor === 'string' ? `"${valor.replaceAll('"', '')}"` : valor;
}

/** The month ended on a day; the next one it was looked at and, in the afternoon, paid. */
function filaDe(corrida: CorridaContada, { padron, productos, programaciones }: Traidos) {
  const { clase, nombre, desde, hasta, fecha, tandas } = corrida;
  const alOtroDia = padron.inicio.add({ days: clase === 'cierre' ? fecha : hasta });
  const [primera] = tandas;
  return {
    ...{ clase, nombre, calculada_por: escribe },
    programacion: clase === 'ordinaria' && primera ? programaciones.get(primera.producto.clase) : null,
    desde: padron.inicio.add({ days: desde }).toString(),
    hasta: padron.inicio.add({ days: hasta }).toString(),
    fecha: padron.inicio.add({ days: fecha }).toString(),
    creada_en: momento(alOtroDia, '06:00'),
    calculada_en: momento(alOtroDia, '06:01'),
    aprobada_en: momento(alOtroDia, '10:20'),
    aplicada_en: momento(alOtroDia, '10:45'),
    tandas: tandas.map(({ producto, agencia, partida }, i) => {
      return { n: i + 1, producto: productos.get(producto), agencia, partida };
    }),
  };
}

const DECIMALES = 10n ** 12n;

/** In centavos with twelve decimals, half up. */
function exactoDe(ganado: number): string {
  const anio = BigInt(ANIO);
  const exacto = (2n * BigInt(ganado) * DECIMALES + anio) / (2n * anio);
  return `${exacto / DECIMALES}.${String(exacto % DECIMALES).padStart(12, '0')}`;
}

const CUENTAS_POR_VEZ = 200;

/** What the runs paid is in their lines; the rest comes from the story, each with its number. Some accounts at a time fit in memory. */
export async function guardarMovimientos(tx: Tx, padron: Padron, cuentas: IdsDeCuentas): Promise<void> {
  const otros = Map.groupBy(
    padron.movimientos.filter(({ corrida }) => corrida === null),
    ({ cuenta }) => cuenta,
  );
  const enOrden = [...cuentas].toSorted(([, uno], [, otro]) => uno - otro);
  const dia = crearFechas(padron.inicio);
  for (let i = 0; i < enOrden.length; i += CUENTAS_POR_VEZ) {
    const suyas = enOrden.slice(i, i + CUENTAS_POR_VEZ);
    const movimientos = suyas.flatMap(([cuenta, id]) =>
      (otros.get(cuenta) ?? []).map((movimiento) => ({ ...movimiento, id, fecha: dia(movimiento.fecha) })),
    );
    await traer(tx, movimientos, [suyas.at(0)?.[1] ?? 0, suyas.at(-1)?.[1] ?? 0]);
  }
}

type MovimientoDelRelato = Omit<MovimientoContado, 'fecha'> & { id: number; fecha: string };

async function traer(
  tx: Tx,
  movimientos: readonly MovimientoDelRelato[],
  [primera, ultima]: readonly [number, number],
): Promise<void> {
  const columna = (de: (movimiento: MovimientoDelRelato) => Valor) => arreglo(movimientos.map(de));
  await sql`select ahorro_traer(array_agg(m.cuenta), array_agg(m.clase), array_agg(m.monto), array_agg(m.fecha), array_agg(m.valor),
      array_agg(m.gana), array_agg(m.partida), array_agg(m.corrida), array_agg(m.concepto), array_agg(m.documento))
    from (
      select o.cuenta, o.n, o.clase, o.monto, o.fecha, o.fecha as valor, o.fecha as gana, o.partida, null::integer as corrida, o.concepto,
        o.documento
      from unnest(${columna(({ id }) => id)}::bigint[], ${columna(({ n }) => n)}::integer[], ${columna(({ clase }) => clase)}::text[],
        ${columna(({ monto }) => monto)}::bigint[], ${columna(({ fecha }) => fecha)}::date[],
        ${columna(({ partida }) => partida)}::uuid[], ${columna(({ concepto }) => concepto)}::text[],
        ${columna(({ documento }) => documento)}::text[]) o (cuenta, n, clase, monto, fecha, partida, concepto, documento)
      union all
      select l.cuenta, l.movimientos + x.orden, x.clase, x.monto, r.fecha, l.hasta - 1, l.hasta, t.partida, r.id,
        case r.clase when 'cierre' then ${LIQUIDACION} else r.nombre end, null
      from corrida_linea l join corrida r on r.id = l.corrida join corrida_tanda t on t.corrida = l.corrida and t.n = l.tanda
      cross join lateral (values (1, 'interes', l.interes), (2, 'isr', -l.isr)) x (orden, clase, monto)
      where x.monto <> 0 and l.cuenta between ${primera} and ${ultima}
      order by 1, 2
    ) m`.execute(tx);
}

/** Each day written once. */
function crearFechas(inicio: Temporal.PlainDate): (indice: number) => string {
  const fechas = new Map<number, string>();
  return (indice) => {
    const fecha = fechas.get(indice) ?? inicio.add({ days: indice }).toString();
    fechas.set(indice, fecha);
    return fecha;
  };
}
