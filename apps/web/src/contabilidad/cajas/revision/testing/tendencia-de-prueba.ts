// Differences, one day each, as the server tells them: judged by the core.
import { fueraDeControl, limitesDeControl } from '@cuadra/core/cajas/control';
import { centavos } from '@cuadra/core/dinero';
import type { Tendencia } from '../tendencia/dibujo.ts';

export function tendenciaDePrueba(montos: readonly number[], racha = 0): Tendencia {
  const diferencias = montos.map(centavos);
  const limites = limitesDeControl(diferencias);
  const fuera = fueraDeControl(diferencias, limites);
  return {
    cajero: { id: '00000000-0000-4000-8000-00000000000a', nombre: 'Ana Caal' },
    puntos: diferencias.map((diferencia, n) => ({
      jornada: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
      fecha: new Date(Date.UTC(2026, 0, 1 + n)).toISOString().slice(0, 10),
      caja: 'C1',
      diferencia,
      fuera: fuera[n] ?? false,
    })),
    ...limites,
    racha,
  };
}
