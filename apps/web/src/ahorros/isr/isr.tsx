// What was withheld of interest: in the month that is to be paid, by product and agencia, beside what the books say of it; and the
// constancias of a year.
import type { IsrDelMes } from '@cuadra/contract/ahorros/retenciones';
import { type Centavos, centavos } from '@cuadra/core/dinero';
import { nombresDeMes } from '@cuadra/core/meses';
import { BanknotesIcon } from '@heroicons/react/24/outline';
import { useQuery } from '@tanstack/react-query';
import { BarraDeSecciones } from '#ahorros/secciones/barra-de-secciones.tsx';
import { ExportMenu } from '#reportes/exportar/export-menu.tsx';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { AgencyField } from '#ui/fields/agency-field.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { formatDate, formatMonth, todayInGuatemala } from '#ui/format/date.ts';
import { formatearEntero, formatearQuetzales } from '#ui/format/dinero.ts';
import { Actions } from '#ui/layout/actions.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { Section } from '#ui/layout/section.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { Page as Pagina } from '#ui/page/page.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { amountColumns, DataTable } from '#ui/tables/data-table.tsx';
import { Note } from '#ui/text/text.tsx';
import { Constancias } from './constancias.tsx';
import { consultas } from './consultas.ts';
import { aniosPorElegir, mesAnterior } from './dias-de-isr.ts';
import { useDireccion } from './direccion.ts';

export function Isr() {
  return (
    <Pagina title="ISR retenido" tabs={<BarraDeSecciones />}>
      <Stack gap="xl">
        <MesDeIsr />
        <Constancias />
      </Stack>
    </Pagina>
  );
}

function MesDeIsr() {
  const { busqueda } = useDireccion();
  const anterior = mesAnterior(todayInGuatemala());
  const { anio = anterior.anio, mes = anterior.mes, agencia } = busqueda;
  const filtros = { anio, mes, ...(agencia === undefined ? {} : { agencia }) };
  const consulta = useQuery(consultas.mes(filtros));
  return (
    <Section
      card
      title="Retenido en el mes"
      actions={
        <Actions>
          <ElegirMes anio={anio} mes={mes} />
          <ExportMenu reporte="resumen-de-isr" filtros={filtros} />
        </Actions>
      }
    >
      <Loaded query={consulta} rows={6} label="Cargando lo retenido">
        {(isr) => <Mes isr={isr} />}
      </Loaded>
    </Section>
  );
}

function ElegirMes({ anio, mes }: { readonly anio: number; readonly mes: number }) {
  const { busqueda, replace } = useDireccion();
  return (
    <>
      <SelectField
        label="Mes"
        inBar
        value={String(mes)}
        options={nombresDeMes.map((nombre, i) => [String(i + 1), nombre])}
        onChange={(elegido) => replace({ anio, mes: Number(elegido) })}
      />
      <SelectField
        label="Año"
        inBar
        value={String(anio)}
        options={aniosPorElegir(todayInGuatemala(), anio).map((uno) => [String(uno), String(uno)])}
        onChange={(elegido) => replace({ mes, anio: Number(elegido) })}
      />
      <AgencyField inBar value={busqueda.agencia} onChange={(agencia) => replace({ agencia })} />
    </>
  );
}

const COLUMNAS = ['Interés (Q)', 'Sin retención (Q)', 'Afecto (Q)', 'ISR (Q)'] as const;

interface Cifras {
  readonly bruto: number;
  readonly exento: number;
  readonly isr: number;
}

const montosDe = ({ bruto, exento, isr }: Cifras): Centavos[] =>
  [bruto, exento, bruto - exento, isr].map(centavos);

function Mes({ isr }: { readonly isr: IsrDelMes }) {
  const { porProducto, totales, desde } = isr;
  if (porProducto.length === 0)
    return (
      <EmptyState
        icon={BanknotesIcon}
        title={`No se pagaron intereses en ${formatMonth(desde)}`}
        text="Lo que se retiene aparece aquí al aplicar una corrida de intereses."
      />
    );
  return (
    <>
      <DataTable
        label="ISR por producto y agencia"
        narrow="stack"
        rows={porProducto.map(({ codigo, nombre, agencia, cuentas, ...cifras }) => ({
          key: `${codigo} ${agencia}`,
          name: `${codigo} ${nombre}, agencia ${agencia}: ${decirCuentas(cuentas)}`,
          amounts: montosDe(cifras),
        }))}
        rowKey={({ key }) => key}
        columns={amountColumns('Producto y agencia', COLUMNAS, montosDe(totales))}
      />
      <Stack gap="md" pad="lg xl">
        <Control {...isr.control} />
        <Note>
          Lo retenido en {formatMonth(desde)} se paga a más tardar el {formatDate(isr.sePagaHasta)}. Sin
          retención: cuentas exentas o intereses que no llegan al mínimo.
        </Note>
      </Stack>
    </>
  );
}

function Control({ enCuentas, enLibros, diferencia }: IsrDelMes['control']) {
  if (diferencia === 0)
    return (
      <Note>
        Los libros dejaron {formatearQuetzales(centavos(enLibros))} por pagar: lo mismo que se retuvo en las
        cuentas.
      </Note>
    );
  return (
    <FormNotice
      tone="aviso"
      text={`En las cuentas se retuvo ${formatearQuetzales(centavos(enCuentas))} y los libros dejaron ${formatearQuetzales(centavos(enLibros))} por pagar: hay una diferencia de ${formatearQuetzales(centavos(diferencia))}.`}
    />
  );
}

const decirCuentas = (cuantas: number): string =>
  cuantas === 1 ? '1 cuenta' : `${formatearEntero(cuantas)} cuentas`;
