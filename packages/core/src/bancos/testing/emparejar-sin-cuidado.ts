// For tests: what the pairing is measured against. Each line takes the first movement of its amount within the window, as programs do
// that eat last week's payment.
import type { CruceHallado, LineaPorCruzar, MovimientoPorCruzar } from '../cruce.ts';
import { diasEntre } from '../dias.ts';

export function emparejarSinCuidado(
  lineas: readonly LineaPorCruzar[],
  movimientos: readonly MovimientoPorCruzar[],
  ventanaDias: number,
): CruceHallado[] {
  const libres = Map.groupBy(movimientos, ({ monto }) => monto);
  return lineas.flatMap(({ id, fecha, monto }): CruceHallado[] => {
    const suyos = libres.get(monto) ?? [];
    const lugar = suyos.findIndex((uno) => Math.abs(diasEntre(uno.fecha, fecha)) <= ventanaDias);
    const [elegido] = lugar < 0 ? [] : suyos.splice(lugar, 1);
    return elegido === undefined
      ? []
      : [{ puntaje: 40, razones: [], lineas: [id], movimientos: [elegido.id] }];
  });
}
