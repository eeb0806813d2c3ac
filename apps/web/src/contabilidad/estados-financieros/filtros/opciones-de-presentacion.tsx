// How the statement is laid out: what goes in its columns, which rows, on which paper it is printed.
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import { columnasPosibles } from '@cuadra/core/estados-financieros/columnas';
import { AdjustmentsHorizontalIcon } from '@heroicons/react/24/outline';
import { Button, Checkbox, Popover, Switch } from '@mantine/core';
import { ChoiceField } from '#ui/fields/choice-field.tsx';
import { nombresDeColumna } from '../nombres.ts';
import classes from './barra-de-filtros.module.css';
import type { FiltrosProps } from './barra-de-filtros.tsx';

export function OpcionesDePresentacion(props: FiltrosProps) {
  return (
    <Popover position="bottom-end" trapFocus returnFocus shadow="md" width={320}>
      <Popover.Target>
        <Button
          variant="default"
          size="compact-md"
          leftSection={<AdjustmentsHorizontalIcon width={16} height={16} aria-hidden="true" />}
        >
          Presentación
        </Button>
      </Popover.Target>
      <Popover.Dropdown className={classes.opciones ?? ''} aria-label="Presentación">
        <Columnas {...props} />
        <Renglones {...props} />
        <ChoiceField
          etiqueta="Papel"
          opciones={[
            { valor: 'carta', texto: 'Carta' },
            { valor: 'oficio', texto: 'Oficio' },
          ]}
          valor={props.presentacion.papel}
          onCambio={(papel) => props.onCambio({ papel: papel === 'oficio' ? papel : undefined })}
        />
      </Popover.Dropdown>
    </Popover>
  );
}

function Columnas(props: FiltrosProps) {
  const { presentacion, agencias, onCambio } = props;
  const { estado, por, medida } = presentacion;
  const conMedida = estado === 'estado-de-resultados' || estado === 'flujo-de-efectivo';
  return (
    <>
      {agencias.length > 1 && (
        <ChoiceField
          etiqueta="Columnas"
          opciones={[
            { valor: 'periodo', texto: 'Por periodo' },
            { valor: 'agencia', texto: 'Por agencia' },
          ]}
          valor={por}
          onCambio={(elegida) => onCambio({ por: elegida === 'agencia' ? elegida : undefined })}
        />
      )}
      {por === 'periodo' && estado !== 'balance-de-comprobacion' && <Periodos {...props} />}
      {por === 'agencia' && conMedida && (
        <ChoiceField
          etiqueta="De cada agencia"
          opciones={[
            { valor: 'acumulado', texto: 'Acumulado' },
            { valor: 'mes', texto: 'Mes' },
          ]}
          valor={medida}
          onCambio={(elegida) => onCambio({ medida: elegida === 'mes' ? elegida : undefined })}
        />
      )}
    </>
  );
}

function Periodos({ presentacion: { estado, columnas }, onCambio }: FiltrosProps) {
  const ofrecidas =
    estado === 'cambios-en-el-patrimonio' ? (['acumulado', 'anio-anterior'] as const) : columnasPosibles;
  const comparada = columnas.includes('mes-anterior') || columnas.includes('anio-anterior');
  const cifras = columnas.filter((una) => una !== 'variacion');
  return (
    <fieldset className={classes.casillas}>
      <legend>Periodos</legend>
      {ofrecidas.map((columna) => {
        const puesta = columnas.includes(columna);
        const esLaUltima = puesta && columna !== 'variacion' && cifras.length === 1;
        const sinQueComparar = columna === 'variacion' && !comparada;
        return (
          <Checkbox
            key={columna}
            label={nombresDeColumna[columna]}
            checked={puesta}
            disabled={
              esLaUltima ||
              sinQueComparar ||
              (estado === 'cambios-en-el-patrimonio' && columna === 'acumulado')
            }
            onChange={() =>
              onCambio({
                columnas: columnasPosibles
                  .filter((una) => (una === columna ? !puesta : columnas.includes(una)))
                  .join(','),
              })
            }
          />
        );
      })}
    </fieldset>
  );
}

function Renglones({ presentacion, onCambio }: FiltrosProps) {
  const { estado, ceros, antesDelCierre, cuentas } = presentacion;
  return (
    <fieldset className={classes.casillas}>
      <legend>Renglones</legend>
      {estado === 'flujo-de-efectivo' && (
        <Switch
          label="Cuentas de cada renglón"
          checked={cuentas}
          onChange={() => onCambio({ cuentas: cuentas ? undefined : true })}
        />
      )}
      {estado === 'balance-de-comprobacion' && (
        <Switch
          label="Antes de la partida de cierre"
          checked={antesDelCierre}
          onChange={() => onCambio({ antesDelCierre: antesDelCierre ? undefined : true })}
        />
      )}
      {estado !== 'cambios-en-el-patrimonio' && (
        <Switch
          label="Los que están en cero"
          checked={ceros}
          onChange={() => onCambio({ ceros: ceros ? undefined : true })}
        />
      )}
    </fieldset>
  );
}
