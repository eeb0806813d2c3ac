// The foot of a book, always in sight: what it proves or how much it holds, and its sums, each of which leads to what is
// behind it.
import { CheckCircleIcon, ExclamationTriangleIcon } from '@heroicons/react/20/solid';
import { useRouter } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';
import { formatearQuetzales } from '../../ui/format/money.ts';
import barra from './barra-de-libro.module.css';

interface PieDeLibroProps {
  readonly etiqueta: string;
  readonly sumas: ReactNode;
  readonly children: ReactNode;
}

export function PieDeLibro({ etiqueta, sumas, children }: PieDeLibroProps) {
  return (
    <section className={barra.pie} aria-label={etiqueta}>
      {children}
      <dl className={barra.sumas}>{sumas}</dl>
    </section>
  );
}

interface SumaProps {
  readonly nombre: string;
  readonly centavos: number;
  /** What it adds up. */
  readonly enlace: string;
}

export function Suma({ nombre, centavos, enlace }: SumaProps) {
  const { history } = useRouter();
  const seguir = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    history.push(enlace);
  };
  return (
    <div className={barra.suma}>
      <dt>{nombre}</dt>
      <dd>
        <a href={enlace} className={barra.cifra} onClick={seguir}>
          {formatearQuetzales(centavos)}
        </a>
      </dd>
    </div>
  );
}

export function Prueba({ cuadra, texto }: { readonly cuadra: boolean; readonly texto: string }) {
  const Icono = cuadra ? CheckCircleIcon : ExclamationTriangleIcon;
  return (
    <output className={barra.prueba} data-mal={cuadra ? undefined : true}>
      <Icono width={16} height={16} aria-hidden="true" />
      {texto}
    </output>
  );
}
