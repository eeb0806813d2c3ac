import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ConValor } from '#ui/testing/con-valor.tsx';
import { mostrar } from '#ui/testing/mostrar.tsx';
import { SearchBox } from './search-box.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function caja() {
  const onCambio = vi.fn<(valor: string) => void>();
  mostrar(
    <ConValor inicial="" onCambio={onCambio}>
      {(valor, cambiar, desdeFuera) => (
        <>
          <SearchBox label="Buscar usuarios" value={valor} onChange={cambiar} />
          <button type="button" onClick={() => desdeFuera('carlos')}>
            Los de Carlos
          </button>
        </>
      )}
    </ConValor>,
  );
  const campo = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Buscar usuarios' });
  const escribir = (texto: string) => fireEvent.change(campo, { target: { value: texto } });
  const pasar = (ms: number) => act(() => vi.advanceTimersByTime(ms));
  return { campo, escribir, pasar, onCambio };
}

it('se ve al momento y se entrega tras una pausa, una sola vez', () => {
  const { campo, escribir, pasar, onCambio } = caja();
  for (const texto of ['m', 'ma', 'mar']) {
    escribir(texto);
    pasar(150);
  }
  expect([campo.value, onCambio.mock.calls]).toEqual(['mar', []]);
  pasar(50);
  expect(onCambio.mock.calls).toEqual([['mar']]);
});

it('borrarla es inmediato, y sin nada escrito no hay qué borrar', () => {
  const { campo, escribir, pasar, onCambio } = caja();
  expect(screen.queryByRole('button', { name: 'Borrar la búsqueda' })).toBeNull();
  escribir('mar');
  pasar(200);
  fireEvent.click(screen.getByRole('button', { name: 'Borrar la búsqueda' }));
  pasar(0);
  expect([campo.value, onCambio.mock.calls]).toEqual(['', [['mar'], ['']]]);
});

it('lo que llega de otra parte la cambia, y lo que se estaba escribiendo ya no se entrega', () => {
  const { campo, escribir, pasar, onCambio } = caja();
  escribir('mar');
  fireEvent.click(screen.getByRole('button', { name: 'Los de Carlos' }));
  expect(campo.value).toBe('carlos');
  pasar(1_000);
  expect(onCambio).not.toHaveBeenCalled();
});
