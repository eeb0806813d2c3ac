import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Screen, toggleFullscreen } from './toggle-fullscreen.ts';

const entrar = vi.fn(async () => undefined);
const salir = vi.fn(async () => undefined);
const pantalla = (cambios: Partial<Screen>): Screen => ({
  fullscreenEnabled: true,
  fullscreenElement: null,
  exitFullscreen: salir,
  documentElement: { requestFullscreen: entrar },
  ...cambios,
});
const aviso = vi.spyOn(console, 'info').mockImplementation(() => undefined);
const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);

afterEach(() => vi.clearAllMocks());

describe('la pantalla completa', () => {
  it('entra, y estando en ella sale', async () => {
    await toggleFullscreen(pantalla({}));
    expect([entrar, salir].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
    await toggleFullscreen(pantalla({ fullscreenElement: {} as Element }));
    expect([entrar, salir].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
    expect([aviso, error].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  });

  it('donde no la hay, solo lo dice en la consola', async () => {
    await toggleFullscreen(pantalla({ fullscreenEnabled: false }));
    expect(entrar).not.toHaveBeenCalled();
    expect(aviso).toHaveBeenCalledOnce();
  });

  it('si falla, solo lo dice en la consola', async () => {
    entrar.mockRejectedValueOnce(new TypeError('denied'));
    await toggleFullscreen(pantalla({}));
    expect(error).toHaveBeenCalledOnce();
  });
});
