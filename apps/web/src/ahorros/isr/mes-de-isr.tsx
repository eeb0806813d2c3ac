// What was withheld in a month, by product and agencia, beside what the books say of it.
import type { IsrDelMes } from '@cuadra/contract/ahorros/retenciones';
import { centavos } from '@cuadra/core/dinero';
import { nombresDeMes } from '@cuadra/core/meses';
import { BanknotesIcon } from '@heroicons/react/24/outline';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { ExportMenu } from '#reportes/exportar/export-menu.tsx';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { AgencyField } from '#ui/fields/agency-field.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { formatDate, formatMonth, todayInGuatemala } from '#ui/format/date.ts';
import { formatearEntero, formatearQuetzales } from '#ui/format/dinero.ts';
import { Loaded } from '#ui/loading/loaded.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { AmountsTable } from '#ui/tables/amounts-table.tsx';
import { consultas } from './consultas.ts';
import { aniosPorElegir, mesAnterior } from './dias-de-isr.ts';
import { useDireccion } from './direccion.ts';
import classes from './isr.module.css';

export function MesDeIsr() {
  const { busqueda } = useDireccion();
  const anterior = mesAnterior(todayInGuatemala());
  const { anio = anterior.anio, mes = anterior.mes, agencia } = busqueda;
  const filtros = { anio, mes, ...(agencia === undefined ? {} : { agencia }) };
  const consulta = useQuery(consultas.mes(filtros));
  const titulo = useId();
  return (
    <section className={classes.tarjeta} aria-labelledby={titulo}>
      <header className={classes.encabezado}>
        <h2 id={titulo} className={classes.titulo}>
          Retenido en el mes
        </h2>
        <ElegirMes anio={anio} mes={mes} />
        <ExportMenu reporte="resumen-de-isr" filtros={filtros} />
      </header>
      <Loaded consulta={consulta} filas={6} etiqueta="Cargando lo retenido">
        {(isr) => <Mes isr={isr} />}
      </Loaded>
    </section>
  );
}

function ElegirMes({ anio, mes }: { readonly anio: number; readonly mes: number }) {
  const { busqueda, replace } = useDireccion();
  return (
    <div className={classes.elegir}>
      <SelectField
        etiqueta="Mes"
        enBarra
        valor={String(mes)}
        opciones={nombresDeMes.map((nombre, i) => [String(i + 1), nombre])}
        onCambio={(elegido) => replace({ anio, mes: Number(elegido) })}
      />
      <SelectField
        etiqueta="Año"
        enBarra
        valor={String(anio)}
        opciones={aniosPorElegir(todayInGuatemala(), anio).map((uno) => [String(uno), String(uno)])}
        onCambio={(elegido) => replace({ mes, anio: Number(elegido) })}
      />
      <AgencyField enBarra valor={busqueda.agencia} onCambio={(agencia) => replace({ agencia })} />
    </div>
  );
}

const COLUMNAS = ['Interés (Q)', 'Sin retención (Q)', 'Afecto (Q)', 'ISR (Q)'] as const;

interface Cifras {
  readonly bruto: number;
  readonly exento: number;
  readonly isr: number;
}

const montosDe = ({ bruto, exento, isr }: Cifras) => [bruto, exento, bruto - exento, isr].map(centavos);

function Mes({ isr }: { readonly isr: IsrDelMes }) {
  const { porProducto, totales, desde } = isr;
  if (porProducto.length === 0)
    return (
      <EmptyState
        icono={BanknotesIcon}
        titulo={`No se pagaron intereses en ${formatMonth(desde)}`}
        texto="Lo que se retiene aparece aquí al aplicar una corrida de intereses."
      />
    );
  return (
    <>
      <AmountsTable
        etiqueta="ISR por producto y agencia"
        nombre="Producto y agencia"
        columnas={COLUMNAS}
        filas={porProducto.map(({ codigo, nombre, agencia, cuentas, ...cifras }) => ({
          clave: `${codigo} ${agencia}`,
          nombre: `${codigo} ${nombre}, agencia ${agencia}: ${decirCuentas(cuentas)}`,
          montos: montosDe(cifras),
        }))}
        total={montosDe(totales)}
      />
      <div className={classes.notas}>
        <Control {...isr.control} />
        <p className={classes.nota}>
          Lo retenido en {formatMonth(desde)} se paga a más tardar el {formatDate(isr.sePagaHasta)}. Sin
          retención: cuentas exentas o intereses que no llegan al mínimo.
        </p>
      </div>
    </>
  );
}

function Control({ enCuentas, enLibros, diferencia }: IsrDelMes['control']) {
  if (diferencia === 0)
    return (
      <p className={classes.nota}>
        Los libros dejaron {formatearQuetzales(centavos(enLibros))} por pagar: lo mismo que se retuvo en las
        cuentas.
      </p>
    );
  return (
    <FormNotice
      tono="aviso"
      texto={`En las cuentas se retuvo ${formatearQuetzales(centavos(enCuentas))} y los libros dejaron ${formatearQuetzales(centavos(enLibros))} por pagar: hay una diferencia de ${formatearQuetzales(centavos(diferencia))}.`}
    />
  );
}

const decirCuentas = (cuantas: number): string =>
  cuantas === 1 ? '1 cuenta' : `${formatearEntero(cuantas)} cuentas`;
