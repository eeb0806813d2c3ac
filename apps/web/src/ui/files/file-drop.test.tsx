import { createEvent, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { mostrar } from '#ui/testing/mostrar.tsx';
import { FileDrop } from './file-drop.tsx';

const ARCHIVO = new File(['a,b'], 'partidas.csv', { type: 'text/csv' });

function zona(ocupado = false) {
  const onArchivo = vi.fn<(archivo: File) => void>();
  const { persona } = mostrar(
    <FileDrop label="Elegir archivo" extensions={['.csv', '.xlsx']} busy={ocupado} onFile={onArchivo} />,
  );
  const entrada = screen.getByLabelText<HTMLInputElement>('Elegir archivo', { selector: 'input' });
  return { persona, entrada, lugar: screen.getByText(/arrástrelo aquí/), onArchivo };
}
const soltado = (files: readonly File[]) => ({ dataTransfer: { files, types: ['Files'] } });

describe('elegido', () => {
  it('se entrega, y el mismo otra vez también, ya corregido', async () => {
    const { persona, entrada, onArchivo } = zona();
    expect(entrada.accept).toBe('.csv,.xlsx');
    await persona.upload(entrada, ARCHIVO);
    expect(onArchivo).toHaveBeenCalledExactlyOnceWith(ARCHIVO);
    expect(entrada.value).toBe('');
    await persona.upload(entrada, ARCHIVO);
    expect(onArchivo).toHaveBeenCalledTimes(2);
  });
});

describe('soltado', () => {
  it('en su lugar se entrega, aunque sean varios uno solo, y se ve que ahí cae', () => {
    const { lugar, onArchivo } = zona();
    const marcada = () => lugar.closest('label')?.dataset.encima;
    fireEvent.dragOver(lugar, soltado([]));
    expect(marcada()).toBe('true');
    fireEvent.dragLeave(lugar);
    expect(marcada()).toBeUndefined();
    fireEvent.dragOver(lugar, soltado([]));
    fireEvent.drop(lugar, soltado([ARCHIVO, new File([], 'otro.csv')]));
    expect(marcada()).toBeUndefined();
    expect(onArchivo).toHaveBeenCalledExactlyOnceWith(ARCHIVO);
  });

  it('donde se admiten varios, se entregan todos juntos', () => {
    const onArchivos = vi.fn();
    mostrar(<FileDrop label="Elegir archivos" extensions={['.ofx']} onFiles={onArchivos} />);
    expect(screen.getByLabelText('Elegir archivos', { selector: 'input' })).toHaveProperty('multiple', true);
    const dos = [ARCHIVO, new File(['x'], 'otro.ofx')];
    fireEvent.drop(screen.getByText(/arrástrelos aquí/), soltado(dos));
    expect(onArchivos).toHaveBeenCalledExactlyOnceWith(dos);
  });

  it('mientras trabaja no recibe otro', () => {
    const { lugar, entrada, onArchivo } = zona(true);
    fireEvent.drop(lugar, soltado([ARCHIVO]));
    expect(onArchivo).not.toHaveBeenCalled();
    expect(entrada.disabled).toBe(true);
  });

  it.each(['dragOver', 'drop'] as const)('al lado no hace nada: el navegador no lo abre (%s)', (evento) => {
    const { onArchivo } = zona();
    const suceso = createEvent[evento](document.body, soltado([ARCHIVO]));
    fireEvent(document.body, suceso);
    expect(suceso.defaultPrevented).toBe(true);
    expect(onArchivo).not.toHaveBeenCalled();
  });
});
