import type { BrowserContext, ConsoleMessage, Request, Response } from '@playwright/test';

/** After a test has narrowed the window, Chromium reuses the wider rendition in its memory and leaves the preload unused. */
const UNUSED_PRELOAD = /^The resource \S+\.(?:avif|webp)\S* was preloaded using link preload but not used/;

/** Collects errors and warnings of the console, exceptions and failed requests. */
export class Complaints {
  private readonly heard: string[] = [];
  private readonly allowed: RegExp[] = [];

  constructor(context: BrowserContext) {
    context.on('console', (message) => this.hearConsole(message));
    context.on('weberror', (error) => this.hearException(error.error()));
    context.on('requestfailed', (request) => this.hearFailure(request));
    context.on('response', (response) => this.hearResponse(response));
  }

  /** Expects complaints that match, for tests that provoke them. */
  allow(...patterns: RegExp[]): void {
    this.allowed.push(...patterns);
  }

  unexpected(): string[] {
    return this.heard.filter((complaint) => !this.allowed.some((pattern) => pattern.test(complaint)));
  }

  /** Records the stack as well, because a rare exception may not come back soon. */
  private hearException({ message, stack = '' }: Error): void {
    const frames = stack.split('\n').filter((line) => line.trimStart().startsWith('at '));
    this.heard.push([`uncaught: ${message}`, ...frames].join('\n'));
  }

  private hearConsole(message: ConsoleMessage): void {
    if (message.text() === 'Service Worker registration blocked by Playwright') return;
    if (UNUSED_PRELOAD.test(message.text())) return;
    if (message.type() === 'error' || message.type() === 'warning') {
      this.heard.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
    }
  }

  /** A request that the page itself aborted is no failure. */
  private hearFailure(request: Request): void {
    const reason = request.failure()?.errorText ?? '';
    if (reason !== 'net::ERR_ABORTED')
      this.heard.push(`failed: ${request.method()} ${request.url()} ${reason}`);
  }

  private hearResponse(response: Response): void {
    if (response.status() >= 400) {
      this.heard.push(`answered ${response.status()}: ${response.request().method()} ${response.url()}`);
    }
  }
}
