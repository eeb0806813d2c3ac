import type { DeskFace } from '#ui/desk/desk-face.ts';
import { AlcanceDeCifras, Cifras } from './cifras.tsx';

export const rostroDeIndicadores: DeskFace<'indicadores'> = {
  titulo: 'Cómo está la institución',
  lugar: 'centro',
  permisos: ['reportes:ver'],
  alto: 244,
  Contenido: Cifras,
  Nota: AlcanceDeCifras,
};
