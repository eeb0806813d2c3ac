// The fields of a sheet of partidas, in words, and how one that the sheet does not carry is said for all its rows.
import '@mantine/core/styles/Input.layer.css';
import { listarAgencias } from '@cuadra/contract/contabilidad/agencias';
import {
  type CampoDeImportacion,
  camposDePartidas,
} from '@cuadra/contract/contabilidad/importaciones/columnas';
import { tiposManuales } from '@cuadra/core/partida';
import { ChevronDownIcon } from '@heroicons/react/24/outline';
import { NativeSelect, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { FixedValueProps, SheetFields } from '#hojas/assistant/sheet-kind.ts';
import { useCurrentUser } from '#platform/current-session.ts';
import { queryOf } from '#platform/query.ts';

export const hojaDePartidas: SheetFields<CampoDeImportacion> = {
  asked: camposDePartidas,
  amounts: ['debe', 'haber', 'monto'],
  fixedOnly: ['conceptoSiFalta'],
  fixedValue: (props) => <ValorFijo {...props} />,
  names: {
    partida: 'Número de partida',
    fecha: 'Fecha',
    tipo: 'Tipo',
    agencia: 'Agencia',
    concepto: 'Concepto',
    idCuenta: 'Cuenta',
    debe: 'Debe',
    haber: 'Haber',
    monto: 'Monto con signo',
    conceptoLinea: 'Concepto de la línea',
    documento: 'Documento',
    conceptoSiFalta: 'Concepto donde falte',
    moneda: 'Moneda',
  },
  meanings: {
    partida:
      'Lo que tienen en común las filas de una misma partida: 1, 2, 3… El número legal lo da el sistema y este se guarda como número de antes.',
    fecha: 'La fecha contable, en cualquier orden usual: si no está claro, se le pregunta.',
    tipo: 'diario, ingreso, egreso, ajuste o banco.',
    agencia: 'Su código o su nombre.',
    concepto: 'El de la partida; basta escribirlo en una de sus filas.',
    idCuenta: 'El código o el nombre de una cuenta de detalle; las de otro programa se dicen una vez.',
    debe: 'En quetzales: 1,234.56 o 1.234,56.',
    haber: 'En quetzales: 1,234.56 o 1.234,56.',
    monto: 'En lugar de debe y haber: positivo es debe; negativo o entre paréntesis, haber.',
    conceptoLinea: 'Opcional.',
    documento: 'Opcional: factura, cheque, boleta.',
    conceptoSiFalta: 'Opcional: de las que no lo traen.',
    moneda: 'Opcional: debe ser una sola.',
  },
};

function ValorFijo({ field, label, value, disabled, onChange }: FixedValueProps<CampoDeImportacion>) {
  const agencias = useAgenciasPropias();
  const comunes = { 'aria-label': label, size: 'sm', disabled } as const;
  const opciones = field === 'agencia' ? agencias : field === 'tipo' ? tipos : undefined;
  if (opciones === undefined) {
    return (
      <TextInput
        {...comunes}
        type={field === 'fecha' ? 'date' : 'text'}
        maxLength={500}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    );
  }
  return (
    <NativeSelect
      {...comunes}
      rightSectionWidth={28}
      rightSection={<ChevronDownIcon width={16} height={16} aria-hidden="true" />}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    >
      <option value="">Elija</option>
      {opciones.map(([clave, texto]) => (
        <option key={clave} value={clave}>
          {texto}
        </option>
      ))}
    </NativeSelect>
  );
}

const tipos = tiposManuales.map((tipo) => [tipo, tipo.charAt(0).toUpperCase() + tipo.slice(1)] as const);

function useAgenciasPropias() {
  const propias = useCurrentUser()?.agencias ?? [];
  const { data = [] } = useQuery(queryOf(listarAgencias));
  return propias.map((id) => {
    const nombre = data.find(({ idAgencia }) => idAgencia === id)?.nombreAgencia;
    return [id, nombre === undefined ? id : `${id} ${nombre}`] as const;
  });
}
