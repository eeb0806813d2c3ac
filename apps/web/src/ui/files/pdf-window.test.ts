import { describe, expect, test } from 'vitest';
import { openPdf, type PdfBrowser } from './pdf-window.ts';

const pdf = new Blob(['%PDF-'], { type: 'application/pdf' });

describe('un PDF en su propia ventana', () => {
  test('la ventana se abre en el clic, antes de pedir nada, y muestra la espera', async () => {
    const { navegador, pasos } = montar();
    const cargar = () => {
      pasos.push('cargar');
      return Promise.resolve(pdf);
    };
    const desenlace = openPdf(cargar, navegador);
    expect(pasos).toEqual(['abrir', 'espera', 'cargar']);
    expect(await desenlace).toBe('mostrado');
    expect(pasos).toEqual(['abrir', 'espera', 'cargar', 'pdf']);
  });

  test('si la carga falla, la ventana lo dice', async () => {
    const { navegador, pasos } = montar();
    expect(await openPdf(() => Promise.reject(new Error('503')), navegador)).toBe('fallido');
    expect(pasos).toEqual(['abrir', 'espera', 'error']);
  });

  test('si el navegador la bloquea, solo se registra y no se pide el documento', async () => {
    const { navegador, pasos } = montar({ bloqueada: true });
    const cargar = () => {
      pasos.push('cargar');
      return Promise.resolve(pdf);
    };
    expect(await openPdf(cargar, navegador)).toBe('bloqueada');
    expect(pasos).toEqual(['abrir', 'registrar']);
  });

  test('si quien la abrió se cierra mientras espera, no gira para siempre: dice que falló', async () => {
    const { navegador, pasos, irse } = montar();
    const { promise, resolve } = Promise.withResolvers<Blob>();
    const desenlace = openPdf(() => promise, navegador);
    irse();
    expect(pasos).toEqual(['abrir', 'espera', 'error']);
    // It was only put aside, and came back in time.
    resolve(pdf);
    expect(await desenlace).toBe('mostrado');
    irse();
    expect(pasos).toEqual(['abrir', 'espera', 'error', 'pdf']);
  });

  test('si se cierra con el documento ya puesto, no se toca', async () => {
    const { navegador, pasos, irse } = montar();
    await openPdf(() => Promise.resolve(pdf), navegador);
    irse();
    expect(pasos).toEqual(['abrir', 'espera', 'pdf']);
  });

  test.each([
    ['con el documento', () => Promise.resolve(pdf)],
    ['con un fallo', () => Promise.reject(new Error('503'))],
  ])('si la persona la cerró mientras tanto, no se toca (%s)', async (_, cargar) => {
    const { navegador, pasos } = montar({ cerrada: true });
    expect(await openPdf(cargar, navegador)).toBe('cerrada');
    expect(pasos).toEqual(['abrir', 'espera']);
  });
});

function montar({ bloqueada = false, cerrada = false } = {}) {
  const pasos: string[] = [];
  const anotar = (paso: string) => () => void pasos.push(paso);
  const ventana = {
    isClosed: () => cerrada,
    showWait: anotar('espera'),
    showPdf: anotar('pdf'),
    showError: anotar('error'),
  };
  const alIrse = new Set<() => void>();
  const navegador: PdfBrowser = {
    onGone: (hacer) => {
      alIrse.add(hacer);
      return () => alIrse.delete(hacer);
    },
    registrar: anotar('registrar'),
    openWindow: () => {
      pasos.push('abrir');
      return bloqueada ? undefined : ventana;
    },
  };
  const irse = () => {
    for (const hacer of alIrse) hacer();
  };
  return { navegador, pasos, irse };
}
