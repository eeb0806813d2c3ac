// The filters that the books share: days of one year, agencia and paper; between them, the ones of each book.
import type { ReactNode } from 'react';
import { AgencyField } from '../../ui/fields/agency-field.tsx';
import { DateRange } from '../../ui/fields/date-range.tsx';
import { PaperField } from '../../ui/fields/paper-field.tsx';
import barra from './barra-de-libro.module.css';
import { enUnAnio, type RangoEscrito, rangoDe } from './rango-de-libro.ts';

interface FiltrosComunes extends RangoEscrito {
  readonly agencia?: string | undefined;
  /** Absent: carta. */
  readonly papel?: 'oficio' | undefined;
}

interface FiltrosDeLibroProps {
  readonly busqueda: FiltrosComunes;
  readonly onCambio: (cambios: FiltrosComunes) => void;
  /** In place of the days. */
  readonly fecha?: ReactNode;
  readonly children?: ReactNode;
}

export function FiltrosDeLibro({ busqueda, onCambio, fecha, children }: FiltrosDeLibroProps) {
  const { agencia, papel = 'carta' } = busqueda;
  const rango = rangoDe(busqueda);
  return (
    <div className={barra.barra}>
      {fecha ?? <DateRange valor={rango} onCambio={(nuevo) => onCambio(enUnAnio(nuevo, rango))} />}
      <AgencyField
        className={barra.agencia}
        valor={agencia}
        onCambio={(elegida) => onCambio({ agencia: elegida })}
      />
      {children}
      <PaperField
        valor={papel}
        onCambio={(elegido) => onCambio({ papel: elegido === 'oficio' ? elegido : undefined })}
      />
    </div>
  );
}
