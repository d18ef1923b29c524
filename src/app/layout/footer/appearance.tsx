import { useId, useSyncExternalStore } from 'react';
import { shellTexts } from '../../../content/shell/shell';
import {
  APPEARANCE_KEYS,
  readTextSize,
  readTheme,
  showTextSize,
  showTheme,
  TEXT_SIZES,
  THEMES,
} from '../../../lib/appearance';
import styles from './appearance.module.css';

const CHANGED = 'dernek:gorunum';

/** Theme and size of text, remembered on the device. Without JavaScript the system's hold, and nothing is offered. */
export function Appearance() {
  const theme = readTheme(useStored(APPEARANCE_KEYS.theme));
  const size = readTextSize(useStored(APPEARANCE_KEYS.textSize));
  return (
    <div className={styles.appearance}>
      <Choice
        label={shellTexts.theme}
        value={theme}
        options={THEMES.map((value) => ({ value, label: shellTexts.themes[value] }))}
        onChoose={(value) => {
          store(APPEARANCE_KEYS.theme, value);
          showTheme(readTheme(value));
        }}
      />
      <Choice
        label={shellTexts.textSize}
        value={String(size)}
        options={TEXT_SIZES.map((value) => ({ value: String(value), label: shellTexts.textSizes[value] }))}
        onChoose={(value) => {
          store(APPEARANCE_KEYS.textSize, value);
          showTextSize(readTextSize(value));
        }}
      />
    </div>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChoose: (value: string) => void;
}

function Choice({ label, value, options, onChoose }: ChoiceProps) {
  const id = useId();
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className={styles.select}
        value={value}
        onChange={(event) => onChoose(event.target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}

/** Where site data is blocked, a choice lasts as long as the page. */
const unstored = new Map<string, string>();

function store(key: string, value: string): void {
  unstored.set(key, value);
  try {
    localStorage.setItem(key, value);
  } catch {
    // The choice is shown all the same.
  }
  window.dispatchEvent(new Event(CHANGED));
}

function useStored(key: string): string | null {
  return useSyncExternalStore(
    subscribe,
    () => readStored(key),
    () => null,
  );
}

function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? unstored.get(key) ?? null;
  } catch {
    return unstored.get(key) ?? null;
  }
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener(CHANGED, onChange);
  window.addEventListener('storage', onChange);
  return () => {
    window.removeEventListener(CHANGED, onChange);
    window.removeEventListener('storage', onChange);
  };
}
