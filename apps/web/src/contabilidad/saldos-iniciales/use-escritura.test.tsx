import { type Apertura, verApertura } from '@cuadra/contract/contabilidad/saldos-iniciales/saldos-iniciales';
import { CERO } from '@cuadra/core/dinero';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { createContext, type ReactNode, use } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient, queryOf } from '#platform/query.ts';
import { conSesion } from '#ui/testing/con-sesion.ts';
import { apertura } from './testing/apertura.ts';
import { useEscritura } from './use-escritura.ts';

conSesion();
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const RATO = 900;

const linea = (cuenta: string) => ({ cuenta, nombreCuenta: null, debe: CERO, haber: CERO, error: null });

interface Cuerpo {
  readonly version: number;
  readonly lineas: readonly { readonly cuenta: string }[];
}

const Vista = createContext(apertura);

/** As its screen does: over what somebody above it asked for. */
const useEscrituraDeLaVista = () => useEscritura(use(Vista));

function Consultada({ children }: { readonly children: ReactNode }) {
  const params = { id: apertura.id };
  const { data = apertura } = useQuery({ ...queryOf(verApertura, { params }), enabled: false });
  return <Vista value={data}>{children}</Vista>;
}

function ConConsultas({ children }: { readonly children: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient}>
      <Consultada>{children}</Consultada>
    </QueryClientProvider>
  );
}

/** Each save waits until it is answered. */
function escribiendo() {
  const cuerpos: Cuerpo[] = [];
  const esperan: ((respuesta: Response) => void)[] = [];
  vi.stubGlobal('fetch', (_direccion: string, { body }: RequestInit) => {
    cuerpos.push(JSON.parse(String(body)));
    return new Promise<Response>((resolve) => esperan.push(resolve));
  });
  const { queryKey } = queryOf(verApertura, { params: { id: apertura.id } });
  queryClient.setQueryData(queryKey, apertura);
  const hook = renderHook(useEscrituraDeLaVista, { wrapper: ConConsultas });
  const llega = (otra: Partial<Apertura>) =>
    act(async () => {
      queryClient.setQueryData(queryKey, { ...apertura, ...otra });
      await vi.advanceTimersByTimeAsync(0);
    });
  const escribir = (cuenta: string) =>
    act(() => {
      const { renglones, cambiar } = hook.result.current;
      cambiar(renglones.at(-1)?.clave ?? 0, { cuenta });
    });
  const pasar = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const responder = (respuesta: Response) =>
    act(async () => {
      esperan.shift()?.(respuesta);
      await vi.advanceTimersByTimeAsync(0);
    });
  const quedo = (cual: number) => {
    const { version = 0, lineas = [] } = cuerpos[cual] ?? {};
    const nueva = { ...apertura, version: version + 1, lineas: lineas.map(({ cuenta }) => linea(cuenta)) };
    return responder(Response.json(nueva));
  };
  return { ...hook, cuerpos, escribir, pasar, responder, quedo, llega };
}

const cuentasDe = ({ lineas }: Cuerpo) => lineas.map(({ cuenta }) => cuenta);

const rechazo = (codigo: string, status: number) =>
  Response.json(
    { type: 'about:blank', title: codigo, status, detail: 'No se pudo.', codigo },
    { status, headers: { 'content-type': 'application/problem+json' } },
  );

it('se guarda solo un rato después de la última tecla, y siempre queda un renglón libre', async () => {
  const { result, cuerpos, escribir, pasar, quedo } = escribiendo();
  escribir('101101');
  await pasar(RATO - 1);
  escribir('301101');
  await pasar(RATO - 1);
  expect(cuerpos).toEqual([]);
  expect(result.current.estado).toBe('pendiente');
  await pasar(1);
  expect(cuerpos.map(cuentasDe)).toEqual([['101101', '301101']]);
  const { renglones } = result.current;
  await quedo(0);
  expect(result.current.estado).toBe('guardado');
  expect(result.current.renglones).toEqual(renglones);
  expect(renglones.map(({ cuenta }) => cuenta)).toEqual(['101101', '301101', '']);
});

it('lo escrito mientras se guardaba se guarda después, sobre la versión que quedó', async () => {
  const { result, cuerpos, escribir, pasar, quedo } = escribiendo();
  escribir('101101');
  await pasar(RATO);
  escribir('301101');
  await pasar(RATO * 3);
  expect(cuerpos).toHaveLength(1);
  await quedo(0);
  expect(result.current.estado).toBe('pendiente');
  await pasar(RATO);
  expect(cuerpos.map(({ version }) => version)).toEqual([1, 2]);
  await quedo(1);
  expect(result.current.estado).toBe('guardado');
});

it('lo que otra persona cambió no se pisa, ni se vuelve a mandar', async () => {
  const { result, cuerpos, escribir, pasar, responder } = escribiendo();
  escribir('101101');
  await pasar(RATO);
  await responder(rechazo('CONFLICTO_DE_EDICION', 409));
  expect(result.current.estado).toBe('ajeno');
  escribir('301101');
  await pasar(RATO * 2);
  expect(await result.current.guardar()).toBeUndefined();
  expect(cuerpos).toHaveLength(1);
});

it('lo que falla se dice y espera a la próxima tecla', async () => {
  const { result, cuerpos, escribir, pasar, responder } = escribiendo();
  escribir('101101');
  await pasar(RATO);
  await responder(rechazo('PUESTA_EN_MARCHA_FIRMADA', 409));
  expect(result.current.fallo).toBeDefined();
  await pasar(RATO * 2);
  expect(cuerpos).toHaveLength(1);
  escribir('301101');
  expect(result.current.fallo).toBeUndefined();
  await pasar(RATO);
  expect(cuerpos).toHaveLength(2);
});

it('lo que llega de otra parte se toma si aquí no queda nada por guardar', async () => {
  const { result, llega, escribir } = escribiendo();
  await llega({ version: 2, lineas: [linea('201101')] });
  expect(result.current.renglones.map(({ cuenta }) => cuenta)).toEqual(['201101', '']);
  escribir('101101');
  await llega({ version: 3, lineas: [] });
  expect(result.current.renglones.map(({ cuenta }) => cuenta)).toEqual(['201101', '101101', '']);
});
