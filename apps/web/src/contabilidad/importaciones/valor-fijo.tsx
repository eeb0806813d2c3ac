// The value that a field has in every row of a sheet that does not carry it.
import '@mantine/core/styles/Input.layer.css';
import { listarAgencias } from '@cuadra/contract/contabilidad/agencias';
import type { CampoDeImportacion } from '@cuadra/contract/contabilidad/importaciones/columnas';
import { tiposManuales } from '@cuadra/core/partida';
import { ChevronDownIcon } from '@heroicons/react/24/outline';
import { NativeSelect, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ValorFijoProps } from '#hojas/ficha-de-hoja.ts';
import { useCurrentUser } from '#platform/current-session.ts';
import { queryOf } from '#platform/query.ts';

export function ValorFijo({ campo, etiqueta, valor, ocupado, onCambio }: ValorFijoProps<CampoDeImportacion>) {
  const agencias = useAgenciasPropias();
  const comunes = {
    'aria-label': etiqueta,
    size: 'sm',
    disabled: ocupado,
  } as const;
  const opciones = campo === 'agencia' ? agencias : campo === 'tipo' ? tipos : undefined;
  if (opciones === undefined) {
    return (
      <TextInput
        {...comunes}
        type={campo === 'fecha' ? 'date' : 'text'}
        maxLength={500}
        value={valor}
        onChange={({ currentTarget }) => onCambio(currentTarget.value)}
      />
    );
  }
  return (
    <NativeSelect
      {...comunes}
      rightSectionWidth={28}
      rightSection={<ChevronDownIcon width={16} height={16} aria-hidden="true" />}
      value={valor}
      onChange={({ currentTarget }) => onCambio(currentTarget.value)}
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
