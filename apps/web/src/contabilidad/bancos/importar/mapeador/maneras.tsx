// How that sheet writes its dates, its amounts and what leaves the account; left open, it is told from the sheet itself.
import { ordenesDeFecha, separadoresDecimales } from '@cuadra/core/bancos/estado-de-cuenta';
import { signosDeMonto } from '@cuadra/core/bancos/mapeo-de-estado';
import { SelectField } from '#ui/fields/select-field.tsx';
import { type Eleccion, pideSigno } from './eleccion.ts';
import classes from './mapeador.module.css';

const ORDENES = { dma: 'Día, mes, año', mda: 'Mes, día, año', amd: 'Año, mes, día' } as const;
const SEPARADORES = { punto: 'Punto: 1,250.00', coma: 'Coma: 1.250,00' } as const;
const SIGNOS = {
  'con-signo': 'Lo que sale es negativo',
  invertido: 'Lo que sale es positivo',
  'por-saldo': 'Lo dice el saldo',
} as const;

interface ManerasProps {
  readonly eleccion: Eleccion;
  readonly onCambio: (eleccion: Eleccion) => void;
}

export function Maneras({ eleccion, onCambio }: ManerasProps) {
  const { ordenDeFecha, separadorDecimal, signo } = eleccion;
  return (
    <div className={classes.maneras}>
      <SelectField
        etiqueta="Orden de la fecha"
        todos="Según la hoja"
        valor={ordenDeFecha}
        opciones={ordenesDeFecha.map((orden) => [orden, ORDENES[orden]] as const)}
        onCambio={(elegido) =>
          onCambio({ ...eleccion, ordenDeFecha: ordenesDeFecha.find((uno) => uno === elegido) })
        }
      />
      <SelectField
        etiqueta="Separador decimal"
        todos="Según la hoja"
        valor={separadorDecimal}
        opciones={separadoresDecimales.map((uno) => [uno, SEPARADORES[uno]] as const)}
        onCambio={(elegido) =>
          onCambio({ ...eleccion, separadorDecimal: separadoresDecimales.find((uno) => uno === elegido) })
        }
      />
      {pideSigno(eleccion) && (
        <SelectField
          etiqueta="Signo del monto"
          todos="Según la hoja"
          valor={signo}
          opciones={signosDeMonto.map((uno) => [uno, SIGNOS[uno]] as const)}
          onCambio={(elegido) =>
            onCambio({ ...eleccion, signo: signosDeMonto.find((uno) => uno === elegido) })
          }
        />
      )}
    </div>
  );
}
