// How a line came to be, segment by segment: calculated again with the engine of `core`, from the rules that the run kept and from what the
// account had when it was looked at.
import type * as contrato from '@cuadra/contract/ahorros/lineas';
import type { ResponseOf } from '@cuadra/contract/endpoint';
import type { ClaseDeCorrida } from '@cuadra/core/ahorros/corrida';
import type { Centavos } from '@cuadra/core/dinero';
import { calcularInteres, type SegmentoDeInteres } from '@cuadra/core/interes/calcular';
import type { EstadoDesde, MovimientoQueGana } from '@cuadra/core/interes/segmentos';
import { sql } from 'kysely';
import type { Database } from '#platform/database/pool.ts';
import { ProblemaError } from '#platform/problema.ts';
import { entradaDeLaLinea } from '../calculo/entrada-de-la-linea.ts';
import {
  parametroDeIsr,
  productoDeLaCorrida,
  type ReglasDeLaCorrida,
} from '../calculo/reglas-de-la-corrida.ts';
import { leerIntento, leerLineas } from './listar-lineas.ts';

type LineaVista = ResponseOf<typeof contrato.verLinea>;

export async function verLinea(db: Database, corrida: number, cuenta: number): Promise<LineaVista> {
  const intento = await leerIntento(db, corrida);
  const [linea] = await leerLineas(
    db,
    sql`l.corrida = ${corrida} and l.intento = ${intento} and l.cuenta = ${cuenta}`,
    sql``,
  );
  const hechos = await leerHechos(db, corrida, intento, cuenta);
  if (linea === undefined || hechos?.reglas == null) throw new ProblemaError('NO_ENCONTRADO');
  const producto = productoDeLaCorrida(hechos.reglas, hechos.producto);
  const entrada = entradaDeLaLinea({
    desde: linea.desde,
    hasta: linea.hasta,
    corrida: { hasta: hechos.hasta, clase: hechos.clase },
    producto,
    cuenta: hechos,
    movimientos: hechos.movimientos,
    estados: hechos.estados,
  });
  if (entrada === undefined) throw new ProblemaError('PRODUCTO_SIN_REGLAS');
  const { segmentos, exacto } = calcularInteres(entrada);
  const { metodo, base, capitalizacion, redondeo, minimo, tope } = entrada.reglas;
  return {
    linea,
    reglas: {
      ...{ metodo, base, capitalizacion, redondeo, minimo, tope },
      isrPpm: parametroDeIsr(hechos.reglas).ppm,
    },
    segmentos: segmentos.flatMap(renglonesDe),
    exacto,
  };
}

/** One for each rate by which those days earn; one without any, when they earn nothing. */
function renglonesDe({
  desde,
  hasta,
  dias,
  saldo,
  base,
  tramos,
  interes,
}: SegmentoDeInteres): LineaVista['segmentos'] {
  const comun = { desde, hasta, dias, saldo };
  if (tramos.length === 0) return [{ ...comun, base, ppm: 0, interes }];
  return tramos.map((tramo) => ({ ...comun, base: tramo.base, ppm: tramo.ppm, interes: tramo.interes }));
}

interface Hechos {
  readonly hasta: string;
  readonly clase: ClaseDeCorrida;
  readonly reglas: ReglasDeLaCorrida | null;
  readonly producto: number;
  readonly saldo: Centavos;
  readonly plazo: number | null;
  readonly tasaPactada: number | null;
  readonly movimientos: readonly MovimientoQueGana[];
  readonly estados: readonly EstadoDesde[];
}

/** What came later is not there: the balance is that of the last movement it had then. */
async function leerHechos(
  db: Database,
  corrida: number,
  intento: number,
  cuenta: number,
): Promise<Hechos | undefined> {
  const { rows } = await sql<Hechos>`
    select r.hasta, r.clase, r.reglas, c.producto, c.plazo, c.tasa_pactada,
      coalesce((select m.saldo from movimiento_ahorro m where m.cuenta = c.id and m.n = l.movimientos), 0) as saldo,
      (select coalesce(jsonb_agg(jsonb_build_object('n', m.n, 'ganaDesde', m.gana_desde, 'monto', m.monto) order by m.n), '[]')
        from movimiento_ahorro m where m.cuenta = c.id and m.gana_desde >= l.desde and m.n <= l.movimientos) as movimientos,
      (select coalesce(jsonb_agg(jsonb_build_object('desde', e.desde, 'estado', e.estado) order by e.desde), '[]')
        from estado_de_cuenta_ahorro e where e.cuenta = c.id) as estados
    from corrida r join corrida_linea l on l.corrida = r.id and l.intento = ${intento} and l.cuenta = ${cuenta}
    join cuenta_ahorro c on c.id = l.cuenta
    where r.id = ${corrida}`.execute(db);
  return rows[0];
}
