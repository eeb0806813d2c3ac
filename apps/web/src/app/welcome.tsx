// The welcome screen with what each room tells on it. To add a recuadro is one entry in its room and one line here; it is
// loaded with the screen and not with the shell.
import { rostroDePuesta } from '#administracion/puesta-en-marcha/rostro-de-puesta.tsx';
import { rostroDePersonas } from '#administracion/usuarios/rostro-de-personas.tsx';
import { rostroDeFolios } from '#contabilidad/folios/rostro-de-folios.tsx';
import { rostroDeIndicadores } from '#contabilidad/indicadores/rostro-de-indicadores.tsx';
import { rostroDeUltimas } from '#contabilidad/partidas/rostro-de-ultimas.tsx';
import { rostroDeCierre } from '#contabilidad/periodos/rostro-de-cierre.tsx';
import { Page } from '#inicio/page.tsx';
import { rostroDeNovedades, rostroDePendientes } from '#inicio/rostros.tsx';
import type { DeskFaces } from '#ui/desk/desk-face.ts';

/** In the order in which their places are kept; the server says the one in which they are shown. */
const rostros: DeskFaces = {
  puestaEnMarcha: rostroDePuesta,
  pendientes: rostroDePendientes,
  indicadores: rostroDeIndicadores,
  novedades: rostroDeNovedades,
  ultimas: rostroDeUltimas,
  cierre: rostroDeCierre,
  folios: rostroDeFolios,
  personas: rostroDePersonas,
};

export const Welcome = () => <Page rostros={rostros} />;
