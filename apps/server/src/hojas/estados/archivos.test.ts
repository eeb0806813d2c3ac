// The files that we wrote, each with its trap: what is read of them, or why they are refused, stands beside each.
import { EstadoIlegible } from '@cuadra/core/bancos/estado-de-cuenta';
import { describe, expect, it } from 'vitest';
import { leerEstado } from './leer-estado.ts';
import { archivosDe, esperadoDe } from './testing/leer-archivos.ts';

const FORMATOS = ['ofx', 'camt053', 'mt940', 'qif'] as const;
const porFormato = await Promise.all(
  FORMATOS.map(async (formato) => ({ formato, archivos: await archivosDe(formato) })),
);
const esMalo = ({ nombre }: { readonly nombre: string }) => nombre.startsWith('malo-');

describe.each(porFormato)('los archivos de $formato', ({ formato, archivos }) => {
  it.each(archivos)('$nombre', async (archivo) => {
    const { nombre, bytes } = archivo;
    const leido = await leerEstado(bytes, nombre, {}).catch(comoRechazo);
    expect(leido).toEqual(await esperadoDe(formato, nombre));
    if (!esMalo(archivo)) expect(leido).toMatchObject({ formato });
  });

  it('los hay que se leen y que no', () => {
    expect(archivos.filter(esMalo).length).toBeGreaterThanOrEqual(7);
    expect(archivos.length - archivos.filter(esMalo).length).toBeGreaterThanOrEqual(9);
  });
});

function comoRechazo(error: unknown) {
  if (!(error instanceof EstadoIlegible)) throw error;
  return { rechazo: { fila: error.fila, motivo: error.message } };
}
