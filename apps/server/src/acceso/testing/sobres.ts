// An envelope from the hands of who prints it to those of who opens it.
import { confirmarSobre, imprimirSobre, listarSobres } from '@cuadra/contract/acceso/invitaciones';
import { lineasDePdf } from '../../platform/pdf/testing/lineas-de-pdf.ts';
import type { AplicacionDePrueba } from '../../testing/application.ts';

const CODIGO = /^[0-9A-HJKMNP-TV-Z]{5}(-[0-9A-HJKMNP-TV-Z]{5}){3}$/;

/** What the sheet says, line by line. */
export async function imprimir(app: AplicacionDePrueba, token: string, id: string): Promise<string[]> {
  const { status, problema, cruda } = await app.llamar(imprimirSobre, { params: { id } }, { token });
  if (status !== 200) throw new Error(`No se imprimió: ${problema.codigo}`);
  return renglonesDelSobre(cruda.rawPayload);
}

export async function renglonesDelSobre(pdf: Uint8Array): Promise<string[]> {
  const lineas = await lineasDePdf(pdf);
  return lineas.map(({ textos }) => textos.map(({ texto }) => texto).join(' '));
}

export function codigoDe(renglones: readonly string[]): string {
  const codigo = renglones.find((renglon) => CODIGO.test(renglon));
  if (codigo === undefined) throw new Error(`El sobre no trae código:\n${renglones.join('\n')}`);
  return codigo;
}

/** The key, as somebody else. */
export async function confirmar(app: AplicacionDePrueba, token: string, persona: string): Promise<string> {
  const { cuerpo: sobres } = await app.llamar(listarSobres, {}, { token });
  const id = sobres.find((sobre) => sobre.persona.id === persona)?.id ?? '';
  const body = { identificacion: 'DPI 2456 78901 1601' };
  const { status, cuerpo, problema } = await app.llamar(confirmarSobre, { params: { id }, body }, { token });
  if (status !== 200) throw new Error(`No se confirmó: ${problema.codigo}`);
  return cuerpo.clave;
}
