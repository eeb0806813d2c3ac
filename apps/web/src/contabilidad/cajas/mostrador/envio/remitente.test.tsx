import { centavos } from '@cuadra/core/dinero';
import { beforeEach, describe, expect, it } from 'vitest';
import { ApiError, offline } from '#platform/api-error.ts';
import { createUnsavedStore } from '#ui/dialogs/unsaved-store.ts';
import type { Orden, Resultado } from './ordenes.ts';
import { crearRemitente } from './remitente.ts';

const ingreso = (monto: number): Orden => ({
  tipo: 'movimiento',
  id: 'j1',
  cuerpo: { clase: 'ingreso', monto: centavos(monto), idCuenta: '401101', concepto: 'Cuota' },
});

const rechazo = () => new ApiError('La jornada ya se contó.', { status: 409, codigo: 'JORNADA_CERRADA' });
const sinSesion = () => new ApiError('Ingrese de nuevo.', { status: 401, codigo: 'SESION_VENCIDA' });

/** A server that does each key once, and loses its answer while the line is cut. */
function mundo() {
  const hechas = new Map<string, Orden>();
  const recibidas: string[] = [];
  const linea = { red: true, ida: true, vuelta: true };
  let siguiente = 0;
  const rechazar = new Set<string>();
  const puerta: { error?: () => ApiError } = {};
  const enviar = async (orden: Orden, llave: string): Promise<Resultado> => {
    if (!linea.ida) throw offline();
    recibidas.push(llave);
    if (puerta.error !== undefined) throw puerta.error();
    if (rechazar.has(llave) && !hechas.has(llave)) throw rechazo();
    hechas.set(llave, hechas.get(llave) ?? orden);
    if (!linea.vuelta) throw offline();
    return { que: 'movimiento', movimiento: { id: llave } as never };
  };
  const avisadas: Resultado[] = [];
  /** Another page of the same browser, with nothing in memory. */
  const abrir = () =>
    crearRemitente({
      loEscrito: createUnsavedStore({
        store: localStorage,
        nowMs: () => Date.UTC(2026, 10, 16) + siguiente,
        usuario: () => 'cajera',
        session: () => 's1',
      }),
      enviar,
      probar: async () => {
        if (!linea.ida || !linea.vuelta) throw offline();
      },
      hayRed: () => linea.red,
      nuevaLlave: () => `llave-${++siguiente}`,
      ahoraMs: () => Date.UTC(2026, 10, 16) + siguiente,
      alHacerse: (resultado) => avisadas.push(resultado),
    });
  return { hechas, recibidas, linea, rechazar, puerta, avisadas, abrir };
}

beforeEach(() => localStorage.clear());

describe('con línea', () => {
  it('lo que se ordena se hace y no queda nada por enviar, ni en el navegador', async () => {
    const { abrir, hechas } = mundo();
    const remitente = abrir();
    expect(await remitente.entregar(ingreso(15_000), 'Ingreso')).toMatchObject({ que: 'movimiento' });
    expect(hechas.size).toBe(1);
    expect(remitente.estado.getSnapshot()).toEqual({ linea: 'bien', porEnviar: [] });
    expect(localStorage).toHaveLength(0);
  });

  it('lo que se rechaza vuelve a quien lo ordenó y no hizo nada: no queda por enviar', async () => {
    const { abrir, hechas, rechazar } = mundo();
    rechazar.add('llave-1');
    const remitente = abrir();
    await expect(remitente.entregar(ingreso(1), 'Ingreso')).rejects.toThrow('La jornada ya se contó.');
    expect(hechas.size).toBe(0);
    expect(remitente.estado.getSnapshot().porEnviar).toEqual([]);
    expect(localStorage).toHaveLength(0);
  });
});

describe('con la línea cortada', () => {
  it('sin red no sale: queda por enviar, se puede quitar, y no se hace', async () => {
    const { abrir, linea, recibidas } = mundo();
    linea.red = false;
    const remitente = abrir();
    expect(await remitente.entregar(ingreso(15_000), 'Ingreso')).toBeUndefined();
    const [uno] = remitente.estado.getSnapshot().porEnviar;
    expect(uno).toMatchObject({ llave: 'llave-1', salio: false });
    expect(remitente.estado.getSnapshot().linea).toBe('cortada');
    expect(remitente.quitar('llave-1')).toBe(true);
    linea.red = true;
    await remitente.reintentar();
    expect(recibidas).toEqual([]);
  });

  it('si se pierde la respuesta se envía otra vez con la misma llave: se hizo una sola vez, y no puede quitarse', async () => {
    const { abrir, linea, recibidas, hechas, avisadas } = mundo();
    linea.vuelta = false;
    const remitente = abrir();
    expect(await remitente.entregar(ingreso(15_000), 'Ingreso')).toBeUndefined();
    expect(remitente.quitar('llave-1')).toBe(false);
    linea.vuelta = true;
    await remitente.reintentar();
    expect(recibidas).toEqual(['llave-1', 'llave-1']);
    expect(hechas.size).toBe(1);
    expect(avisadas).toHaveLength(1);
    expect(remitente.estado.getSnapshot()).toEqual({ linea: 'bien', porEnviar: [] });
  });

  it('sobrevive a que se recargue la página: otra página la envía con la misma llave', async () => {
    const { abrir, linea, recibidas, hechas, avisadas } = mundo();
    linea.vuelta = false;
    await abrir().entregar(ingreso(15_000), 'Ingreso de Q 150.00');
    linea.vuelta = true;
    const otra = abrir();
    expect(otra.estado.getSnapshot().porEnviar).toMatchObject([
      { titulo: 'Ingreso de Q 150.00', orden: ingreso(15_000), salio: true },
    ]);
    await otra.reintentar();
    expect(recibidas).toEqual(['llave-1', 'llave-1']);
    expect([hechas.size, avisadas.length, localStorage.length]).toEqual([1, 1, 0]);
  });

  it('varias salen en el orden en que se dieron, y la nueva espera a las anteriores', async () => {
    const { abrir, linea, hechas } = mundo();
    linea.red = false;
    const remitente = abrir();
    await remitente.entregar(ingreso(1), 'uno');
    await remitente.entregar(ingreso(2), 'dos');
    linea.red = true;
    await remitente.entregar(ingreso(3), 'tres');
    expect([...hechas.keys()]).toEqual(['llave-1', 'llave-2', 'llave-3']);
  });

  it('dos intentos a la vez no envían nada dos veces', async () => {
    const { abrir, linea, recibidas } = mundo();
    linea.red = false;
    const remitente = abrir();
    await remitente.entregar(ingreso(1), 'uno');
    linea.red = true;
    await Promise.all([remitente.reintentar(), remitente.reintentar(), remitente.reintentar()]);
    expect(recibidas).toEqual(['llave-1']);
  });

  it('lo que se rechaza al volver la línea se queda a la vista con su motivo, no se reenvía, y puede quitarse', async () => {
    const { abrir, linea, rechazar, recibidas } = mundo();
    linea.ida = false;
    const remitente = abrir();
    await remitente.entregar(ingreso(1), 'uno');
    linea.ida = true;
    rechazar.add('llave-1');
    await remitente.reintentar();
    await remitente.reintentar();
    expect(remitente.estado.getSnapshot().porEnviar).toMatchObject([{ rechazo: 'La jornada ya se contó.' }]);
    expect(recibidas).toEqual(['llave-1']);
    expect(remitente.quitar('llave-1')).toBe(true);
    expect(localStorage).toHaveLength(0);
  });

  it('una sesión vencida no juzga la orden: sigue por enviar, y lo que no se sabía sigue sin saberse', async () => {
    const { abrir, linea, puerta, hechas } = mundo();
    linea.vuelta = false;
    const remitente = abrir();
    await remitente.entregar(ingreso(1), 'uno');
    linea.vuelta = true;
    puerta.error = sinSesion;
    await remitente.reintentar();
    expect(remitente.estado.getSnapshot().porEnviar).toMatchObject([{ llave: 'llave-1', salio: true }]);
    expect(remitente.quitar('llave-1')).toBe(false);
    delete puerta.error;
    await remitente.reintentar();
    expect([hechas.size, remitente.estado.getSnapshot().porEnviar.length]).toEqual([1, 0]);
  });

  it('sin nada por enviar, prueba si volvió', async () => {
    const { abrir, linea } = mundo();
    const remitente = abrir();
    remitente.notarCorte();
    linea.ida = false;
    await remitente.reintentar();
    expect(remitente.estado.getSnapshot().linea).toBe('cortada');
    linea.ida = true;
    await remitente.reintentar();
    expect(remitente.estado.getSnapshot().linea).toBe('bien');
  });
});
