// Why rules or rates of a product cannot be published, each said where it is written: what a screen shows while somebody
// writes, what the server refuses and what PostgreSQL refuses again.
import type { Centavos } from '../dinero.ts';
import { incompatibilidades, type ReglasDeInteres } from '../interes/reglas.ts';
import { revisarTabla } from '../interes/revisar-tabla.ts';
import type { ModoDeTabla, TramoDeTasa } from '../interes/tasas.ts';
import type { ClaseDeProducto, PoliticaSinFondos, Provision } from './producto.ts';

export interface Reparo {
  /** As the field is called in what is sent: `abono`, `tramos.2`. */
  readonly campo: string;
  readonly mensaje: string;
}

export interface ReglasDeProducto extends ReglasDeInteres {
  readonly provision: Provision;
  readonly sinFondos: PoliticaSinFondos;
  readonly aperturaMinima: Centavos;
  readonly plazos: readonly number[] | null;
  readonly penalizadaPpm: number | null;
  readonly cuentaPorPagar: string | null;
  readonly cuentaPorCobrar: string | null;
}

/** A published table that is in force on some day of those rules. */
export interface TablaALaVez {
  readonly modo: ModoDeTabla;
  readonly tramos: readonly TramoDeTasa[];
}

export function reparosDeReglas(
  clase: ClaseDeProducto,
  reglas: ReglasDeProducto,
  tablas: readonly TablaALaVez[] = [],
): Reparo[] {
  return [
    ...incompatibilidades(reglas, tablas).map(({ campo, mensaje }) => ({
      campo: campo === 'tablas' ? 'capitalizacion' : campo,
      mensaje,
    })),
    ...dePlazos(clase, reglas, tablas),
    ...deCuentas(reglas),
  ];
}

function* dePlazos(
  clase: ClaseDeProducto,
  { abono, plazos, penalizadaPpm }: ReglasDeProducto,
  tablas: readonly TablaALaVez[],
): Iterable<Reparo> {
  if (clase === 'vista') {
    if (abono === 'vencimiento')
      yield { campo: 'abono', mensaje: 'Solo lo que está a plazo se abona al vencimiento.' };
    if (plazos !== null) yield { campo: 'plazos', mensaje: 'Un producto a la vista no ofrece plazos.' };
    if (penalizadaPpm !== null)
      yield { campo: 'penalizadaPpm', mensaje: 'Un producto a la vista no tiene retiros anticipados.' };
    return;
  }
  if (plazos === null || plazos.length === 0) {
    yield { campo: 'plazos', mensaje: 'Escriba al menos un plazo, en días.' };
    return;
  }
  if (new Set(plazos).size < plazos.length) yield { campo: 'plazos', mensaje: 'Hay plazos repetidos.' };
  if (penalizadaPpm === null)
    yield { campo: 'penalizadaPpm', mensaje: 'Escriba la tasa de quien retira antes; puede ser cero.' };
  const sinTasa = plazos.find((plazo) => tablas.some(({ tramos }) => !llegaA(tramos, plazo)));
  if (sinTasa !== undefined)
    yield { campo: 'plazos', mensaje: `La tabla de tasas no tiene tasa para ${enDias(sinTasa)}.` };
}

function* deCuentas({
  provision,
  cuentaPorPagar,
  sinFondos,
  cuentaPorCobrar,
}: ReglasDeProducto): Iterable<Reparo> {
  if (provision !== 'ninguna' && cuentaPorPagar === null)
    yield { campo: 'cuentaPorPagar', mensaje: 'Elija la cuenta donde se provisionan los intereses.' };
  if (sinFondos === 'cobrar' && cuentaPorCobrar === null)
    yield { campo: 'cuentaPorCobrar', mensaje: 'Elija la cuenta de lo que queda por cobrar.' };
}

/** `plazos`: those that its published rules offer while the table is in force. */
export function reparosDeTasas(
  clase: ClaseDeProducto,
  { modo, tramos }: TablaALaVez,
  plazos: readonly number[] = [],
  capitalizan = false,
): Reparo[] {
  const reparos: Reparo[] = revisarTabla(tramos).map(({ tramo, mensaje }) => ({
    campo: tramo === null ? 'tramos' : `tramos.${tramo}`,
    mensaje,
  }));
  if (capitalizan && modo === 'marginal')
    reparos.push({
      campo: 'modo',
      mensaje: 'El producto capitaliza cada día: la tabla debe dar una sola tasa a todo el saldo.',
    });
  if (clase === 'vista') {
    const [conPlazo] = tramos.flatMap(({ plazoDesde, plazoHasta }, i) =>
      plazoDesde === 0 && plazoHasta === null ? [] : [i],
    );
    if (conPlazo !== undefined)
      reparos.push({ campo: `tramos.${conPlazo}`, mensaje: 'Un producto a la vista no tiene plazos.' });
    return reparos;
  }
  const sinTasa = plazos.find((plazo) => !llegaA(tramos, plazo));
  if (sinTasa !== undefined && tramos.length > 0)
    reparos.push({
      campo: 'tramos',
      mensaje: `El producto ofrece ${enDias(sinTasa)}, y la tabla no tiene tasa para ese plazo.`,
    });
  return reparos;
}

/** Without gaps, a table goes from its shortest term on. */
const llegaA = (tramos: readonly TramoDeTasa[], plazo: number): boolean =>
  tramos.some(({ plazoDesde }) => plazoDesde <= plazo);

const enDias = (plazo: number): string => (plazo === 1 ? 'un plazo de 1 día' : `un plazo de ${plazo} días`);
