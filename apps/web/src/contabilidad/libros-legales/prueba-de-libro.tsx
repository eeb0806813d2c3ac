// What a book proves, at its foot.
import { CheckCircleIcon, ExclamationTriangleIcon } from '@heroicons/react/20/solid';
import barra from './barra-de-libro.module.css';

export function Prueba({ cuadra, texto }: { readonly cuadra: boolean; readonly texto: string }) {
  const Icono = cuadra ? CheckCircleIcon : ExclamationTriangleIcon;
  return (
    <output className={barra.prueba} data-mal={cuadra ? undefined : true}>
      <Icono width={16} height={16} aria-hidden="true" />
      {texto}
    </output>
  );
}
