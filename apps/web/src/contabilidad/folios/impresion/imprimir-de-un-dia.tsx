// The inventory, or a financial statement, at the end of a day of a month that is closed.
import { estados, type NombreDeEstado, titulosDeEstado } from '@cuadra/contract/contabilidad/opciones';
import { useState } from 'react';
import { NivelField } from '#contabilidad/libros-legales/nivel-field.tsx';
import { DateField } from '#ui/fields/date-field.tsx';
import type { PaperSize } from '#ui/fields/paper-field.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { lastMonth } from '#ui/format/ranges.ts';
import classes from '../folios.module.css';
import { ImprimirEnFolios } from './imprimir-en-folios.tsx';

interface ImprimirDeUnDiaProps {
  readonly libro: 'inventarios' | 'estados_financieros';
  /** Absent: the end of last month. */
  readonly fecha?: string | undefined;
  readonly onClose: () => void;
}

const NIVEL_DE_ESTADOS = 4;

export function ImprimirDeUnDia({ libro, fecha: inicial, onClose }: ImprimirDeUnDiaProps) {
  const [fecha, setFecha] = useState(inicial ?? lastMonth().hasta);
  const [nivel, setNivel] = useState<number>();
  const [estado, setEstado] = useState<NombreDeEstado>('balance-general');
  const [papel, setPapel] = useState<PaperSize>('carta');
  const pedido =
    libro === 'inventarios'
      ? { libro, fecha, papel, ...(nivel === undefined ? {} : { nivel }) }
      : { libro, fecha, papel, estado, nivelHasta: nivel ?? NIVEL_DE_ESTADOS };
  return (
    <ImprimirEnFolios
      libro={libro}
      pedido={fecha === '' ? undefined : pedido}
      papel={papel}
      onPapel={setPapel}
      onClose={onClose}
    >
      <p className={classes.explicacion}>
        El mes debe estar cerrado en todas las agencias: lo que se imprime ya no puede cambiar.
      </p>
      {libro === 'estados_financieros' && (
        <SelectField
          etiqueta="Estado"
          valor={estado}
          opciones={estados.map((valor) => [valor, titulosDeEstado[valor]])}
          onCambio={(elegido) => setEstado(estados.find((uno) => uno === elegido) ?? 'balance-general')}
        />
      )}
      <div className={classes.par}>
        <DateField label="Al" valor={fecha} onCambio={setFecha} />
        <NivelField valor={nivel} onCambio={setNivel} />
      </div>
    </ImprimirEnFolios>
  );
}
