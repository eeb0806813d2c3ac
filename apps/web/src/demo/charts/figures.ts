// Figures and dates of the dashboards, in the person's language. Days are the calendar's and have no time zone.
import type { Idioma } from '@cuadra/contract/escritorio/preferencias';
import { useSampleLanguage } from '#demo/frame/texts.ts';

export function useFigures(): Figures {
  const language = useSampleLanguage();
  made[language] ??= figuresIn(LOCALES[language]);
  return made[language];
}

type Figures = ReturnType<typeof figuresIn>;

const LOCALES: Readonly<Record<Idioma, string>> = { es: 'es-GT', en: 'en-US', tr: 'tr-TR' };
const made: Partial<Record<Idioma, Figures>> = {};

export const figuresIn = (locale: string) => ({
  ...numbersIn(locale),
  ...dollarsIn(locale),
  ...datesIn(locale),
});

function numbersIn(locale: string) {
  const twoDecimals = number(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const percent = number(locale, { style: 'percent', maximumFractionDigits: 1 });
  const exactPercent = number(locale, {
    style: 'percent',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  const compact = number(locale, { notation: 'compact', maximumFractionDigits: 1 });
  return {
    count: number(locale, { maximumFractionDigits: 0 }),
    coins: number(locale, { maximumFractionDigits: 8 }),
    /** Dollars, or anything, in a field. */
    plain: twoDecimals,
    compact,
    /** From 12.5, as each language writes it. */
    percent: (value: number) => percent(value / 100),
    exactPercent: (value: number) => exactPercent(value / 100),
    /** From centavos, with the currency in sight. */
    money: (centavos: number) => withSign('Q', centavos, twoDecimals(Math.abs(centavos) / 100)),
    /** Where the heading says the currency. */
    amount: (centavos: number) => inParentheses(centavos, twoDecimals(Math.abs(centavos) / 100)),
    compactMoney: (centavos: number) => withSign('Q', centavos, compact(Math.abs(centavos) / 100)),
  };
}

function dollarsIn(locale: string) {
  const usd = (options: Intl.NumberFormatOptions) =>
    number(locale, { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol', ...options });
  return {
    dollars: usd({}),
    wholeDollars: usd({ maximumFractionDigits: 0 }),
    compactDollars: usd({ notation: 'compact', maximumFractionDigits: 2 }),
    /** What costs less than one is told with more decimals. */
    price: usd({ maximumFractionDigits: 5 }),
  };
}

function datesIn(locale: string) {
  const date = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options });
    return (day: string) => format.format(new Date(`${day}T12:00:00Z`));
  };
  const instant = new Intl.DateTimeFormat(locale, {
    timeZone: 'America/Guatemala',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
  });
  return {
    day: date({ day: 'numeric', month: 'short', year: 'numeric' }),
    shortDay: date({ day: 'numeric', month: 'short' }),
    weekday: date({ weekday: 'short' }),
    month: date({ month: 'short' }),
    monthOfYear: date({ month: 'long', year: 'numeric' }),
    instant: (moment: string) => instant.format(new Date(moment)),
  };
}

function number(locale: string, options: Intl.NumberFormatOptions): (value: number) => string {
  const format = new Intl.NumberFormat(locale, { useGrouping: 'always', ...options });
  return (value) => format.format(value);
}

/** As the product writes amounts: the currency apart by a space that does not break, negatives in parentheses. */
const withSign = (currency: string, value: number, written: string): string =>
  inParentheses(value, `${currency}\u00a0${written}`);

const inParentheses = (value: number, written: string): string => (value < 0 ? `(${written})` : written);
