// What the set-up adds to the rest: whoever looks at it, or at the welcome screen, sees what the others do.
import { RUTA_DE_LA_PUESTA } from '@cuadra/contract/administracion/puesta-en-marcha/guia';
import { verInicio } from '@cuadra/contract/inicio/inicio';
import type { Reaction } from '#platform/reactions.ts';
import type { PantallaDeReporte } from '#reportes/exportar/pantalla-de-reporte.ts';

export const alAvanzarLaPuesta: Reaction = {
  to: 'puesta-en-marcha-cambio',
  asksAgain: [RUTA_DE_LA_PUESTA, verInicio.path],
};

export const pantallaDelActa: PantallaDeReporte = () => '/administracion/puesta-en-marcha';
