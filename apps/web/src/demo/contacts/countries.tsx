// The countries, with their names in the person's language and in its order, and their flags.
import { type Country, contactCalls } from '@cuadra/demo-api/contacts/calls';
import { useMemo } from 'react';
import { useSample } from '#demo/frame/call-sample.ts';
import { useSampleLanguage } from '#demo/frame/texts.ts';
import classes from './countries.module.css';
import { flagOf } from './flags.ts';

const NONE: readonly Country[] = [];

export function useCountries(): readonly Country[] {
  const language = useSampleLanguage();
  const { data = NONE } = useSample(contactCalls.countries, {});
  return useMemo(() => inLanguage(data, language), [data, language]);
}

function inLanguage(countries: readonly Country[], language: string): Country[] {
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
  return countries
    .map((country) => ({ ...country, name: names.of(country.iso.toUpperCase()) ?? country.name }))
    .sort((a, b) => a.name.localeCompare(b.name, language));
}

interface FlagProps {
  readonly iso: string;
  /** Left out where the name stands beside it. */
  readonly name?: string;
}

export function Flag({ iso, name = '' }: FlagProps) {
  const address = flagOf(iso);
  if (address === undefined) return null;
  return <img className={classes.flag} src={address} width={20} height={15} alt={name} loading="lazy" />;
}
