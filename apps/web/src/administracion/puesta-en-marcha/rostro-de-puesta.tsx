// What the set-up asks of this person, on their welcome screen until it is signed.
import type { PuestaEnInicio } from '@cuadra/contract/administracion/puesta-en-marcha/guia';
import { pasos } from '@cuadra/contract/administracion/puesta-en-marcha/pasos';
import type { DeskFace } from '#ui/desk/desk-face.ts';
import { DeskRow, deskRows } from '#ui/desk/desk-row.tsx';

const GUIA = '/administracion/puesta-en-marcha';

export const rostroDePuesta: DeskFace<'puestaEnMarcha'> = {
  title: 'Puesta en marcha',
  lugar: 'lado',
  // Most days there is none: no place is kept for it.
  permisos: [],
  alto: 98,
  Contenido,
  Nota: ({ datos: { hechos, total } }) => `${hechos} de ${total} pasos`,
};

function Contenido({ datos: { mios, siguiente } }: { readonly datos: PuestaEnInicio }) {
  return (
    <ul className={deskRows}>
      {mios.map(({ paso, falta }) => (
        <li key={paso}>
          <DeskRow to={pasos[paso].enlace} text={pasos[paso].titulo} detail={falta} aviso />
        </li>
      ))}
      {siguiente !== null && (
        <li>
          <DeskRow
            to={GUIA}
            text={`Sigue: ${pasos[siguiente.paso].titulo}`}
            detail={
              siguiente.responsables.length === 0
                ? 'Todavía no hay quien lo haga.'
                : `Le toca a ${siguiente.responsables.join(', ')}.`
            }
          />
        </li>
      )}
      <li>
        <DeskRow to={GUIA} text="Ver toda la guía" />
      </li>
    </ul>
  );
}
